import { wordSet } from '../words/word-set.ts';

/** What somebody writes: where it is missing, it is to be written, and not to be looked for. */
export const TEXTS = wordSet(`
text texts documentation docs readme changelog introduction intro conclusion conclusions abstract caption captions description
descriptions blurb summary outline glossary appendix paragraph paragraphs section sections chapter chapters subtitles
acknowledgements discussion methodology footnotes translation translations evaluation handover imprint foreword preface
epilogue synopsis tagline headline headings commentary bibliography
`);

/** What a teacher has many of, and marks. */
export const MARKED = wordSet(`
essay essays assignment assignments exam exams script scripts coursework quiz quizzes worksheet worksheets
dissertation dissertations thesis theses workbook workbooks
`);

/** What is taken at its hour. */
export const MEDICINES = wordSet(`
tablet tablets meds med medication medicine medicines pill pills antibiotic antibiotics insulin vitamin vitamins painkiller
painkillers antihistamine antihistamines steroids thyroxine supplement supplements metformin ritalin sertraline
`);
