/** How long a change by words may be for the built-in planner; an AI service takes as much as of a dump. */
export const MAX_CHANGE_CHARACTERS = 2000;
