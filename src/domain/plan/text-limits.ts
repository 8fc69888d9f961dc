/** How long the texts of a plan can be, in characters. */

export const MAX_TITLE = 300;
export const MAX_DESCRIPTION = 2000;
