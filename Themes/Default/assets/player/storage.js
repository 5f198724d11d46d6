// What the visitor's browser keeps: how far each recording was played, and how fast. Storage may be forbidden, or full.

const timeKey = (page) => "sitegen:time:" + page;
const speedKey = "sitegen:speed";

const read = (key) => {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
};
const write = (key, value) => {
  try {
    if (value) localStorage.setItem(key, String(value));
    else localStorage.removeItem(key);
  } catch { /* goes without */ }
};

export const rememberedTime = (page) => read(timeKey(page));

/** Nothing is kept of the first and the last seconds. */
export const rememberTime = (page, media) => {
  const time = media.currentTime;
  const isNearEnd = media.ended || media.duration - time < 5;
  write(timeKey(page), time > 5 && !isNearEnd ? Math.floor(time) : 0);
};

export const rememberedSpeed = () => Math.min(Math.max(read(speedKey) || 1, 0.5), 3);
export const rememberSpeed = (speed) => write(speedKey, speed === 1 ? 0 : speed);
