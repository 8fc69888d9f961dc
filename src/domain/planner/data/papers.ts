import { wordSet } from '../words/word-set.ts';

/** What is sent to whoever asks for it. */
export const PAPERS = wordSet(`
form forms letter letters copy copies photo photos picture pictures number numbers reading readings proof draft drafts receipt receipts
reply quote quotes invoice invoices summary statement statements payslip payslips certificate certificates record records report reports
data plan plans file files review reviews log logs figures address addresses dates names sizes size prices turnover bio biography cv
resume reference references detail details slides recipe recipes link links list lists chapter chapters abstract article text texts logo
manuscript grades marks feedback estimate contract evidence documents document paperwork papers timesheet timesheets minutes notes video
videos recording recordings screenshot screenshots measurements registration drawings designs sketches availability headshot portfolio
spreadsheet budget agenda schedule rota playlist essay translation transcript transcripts postcode iban
`);
