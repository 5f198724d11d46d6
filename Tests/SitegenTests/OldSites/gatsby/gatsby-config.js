module.exports = {
  siteMetadata: {
    title: `Green room`,
    description: `Plants that like shade.`,
    siteUrl: `https://green.example`,
  },
  plugins: [{ resolve: `gatsby-plugin-feed`, options: { feeds: [{ output: `/rss.xml`, title: `Green room` }] } }],
};
