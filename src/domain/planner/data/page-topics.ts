/** What a whole page may be about: places, animals, occasions, works and undertakings, each by its one noun. */
export const PAGE_TOPICS = `
  flat house apartment allotment garden shed loft attic cellar basement workshop studio bookshelf extension roof ceiling
  boiler heating mould damp leak bathroom dentist toothache operation
  dog cat puppy kitten horse rabbit hamster car van bike motorbike boat caravan
  wedding funeral birthday party move exhibition stall concert trip reunion retirement
  divorce separation custody permit visa citizenship passport
  thesis dissertation essay course exam internship interview
  novel book manuscript podcast album game website magazine zine film comic
  choir club orchestra
`;

/** Parts of a home and what is wrong there: other things of a home are not about them. */
export const PARTS_OF_HOME = `
  bookshelf extension roof ceiling boiler heating mould damp leak bathroom loft attic cellar basement shed workshop studio
`;

/** In front of a thing, what says nothing of which one it is. */
export const NO_WHICH_ONE =
  'whole old new big small little own stupid bloody damn fucking same first last next other entire actual real poor horrible awful';
