/** Specification, section 8, "Brain dump dialog". */
export const CREATED = 'Mountain created successfully! Your pebbles are ready to move.';
export const UPDATED = 'Mountain updated successfully! Your changes have been applied.';
