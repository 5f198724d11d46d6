import rss from '@astrojs/rss';
import { getCollection } from 'astro:content';

export async function GET(context) {
  const episodes = await getCollection('episodes');
  return rss({ title: 'Lamps', site: context.site, items: episodes.map((one) => ({ title: one.data.title })) });
}
