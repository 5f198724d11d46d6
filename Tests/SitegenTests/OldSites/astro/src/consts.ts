export const SITE_TITLE = 'Old lamps';
