module.exports = function (config) { return { dir: { input: 'src' } }; };
