/** What marks a line as one of a list, in front of its words. */
export const BULLET =
  /^(?:[-*+•·‣▪◦●○–—>]+\s+|[-•·・‧]|\d{1,3}[.)]\s+|\d{1,2}\/\s+(?=\p{L})|[a-z][.)]\s+|☐\s*|□\s*|⬜\s*)/iu;
