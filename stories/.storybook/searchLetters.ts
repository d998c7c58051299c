/** So many letters Storybook's search compares as they stand; of a longer text it takes every place that has one of the words. */
export const searchLetters = 32
