/** Specification, section 8, "Brain dump dialog". */
export const CREATED = 'Mountain created successfully! Your pebbles are ready to move.';
export const UPDATED = 'Mountain updated successfully! Your changes have been applied.';

/** Where somebody does not wait for the end. */
export const GOES_ON = 'Your pebbles are being made. You can go on.';
