module.exports = {
  siteMetadata: {
    title: `Green room`,
    description: `Plants that like shade.`,
    siteUrl: `https://green.example`,
  },
};
