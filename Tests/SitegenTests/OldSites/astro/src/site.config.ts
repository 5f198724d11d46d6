export default {
  title: 'Old lamps',
  description: 'Lights and the people who mend them.',
};
