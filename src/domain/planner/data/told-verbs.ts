import { wordSet } from '../words/word-set.ts';

/** What somebody or something does: forms that hardly ever name many things. */
export const DOES_ONLY = wordSet(`
opens shuts closes begins comes goes stays sends brings takes gives gets keeps makes says thinks knows holds pays sells buys
eats sleeps barks lives hates loves likes teaches sings meets belongs happens seems smokes earns writes reads speaks lets
becomes lasts forgets remembers arrives pretends refuses cries snores expects hopes believes insists agrees decides ignores
includes contains carries owns lends borrows forwards prefers swears moans complains loses sits wears wakes grows
dies hears tells rises melts drifts chooses
`);

/** Some of them name things as well: they tell only with a thing behind them that something is done to. */
export const NAMES_TOO = wordSet(`
covers handles leads feeds minds skips runs rings works calls charges picks stands hangs lies grinds throws finds wins adds cleans falls feels sees
`);

/** What somebody does, at home or at work, on a day: of things they would name many. */
export const SOMEONE_DOES = wordSet(`
cooks bakes drives works helps minds feeds babysits cleans hosts fetches collects brings hoovers irons mows paints sews sings teaches
starts finishes leaves returns visits moves flies travels stops
`);

/** What many do, in the form that names no deed to be done where those who do it stand in front. */
export const MANY_DO = wordSet(`
come go think know live say meet stand sit stay look seem have hate love like believe want choose use scream shout smoke sleep argue
expect hope cry bring help send pay hold get take keep make see need eat
`);
