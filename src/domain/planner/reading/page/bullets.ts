/** What marks a line as one of a list, in front of its words. */
export const BULLET =
  /^(?:[-*+•·‣▪◦●○–—>]+\s+|[-•·・‧]|\d{1,3}[.)]\s+|[a-z][.)]\s+|☐\s*|□\s*|⬜\s*)/iu;
