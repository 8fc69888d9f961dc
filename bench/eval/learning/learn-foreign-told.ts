import { SEEN_DUMPS } from '#domain/planner/dumps/test-dump.ts';
import {
  FOREIGN_VERDICT_SIGNS,
  foreignSignsAt,
} from '#domain/planner/reading/foreign/foreign-told-signs.ts';
import { isLearnedLanguage } from '#domain/planner/reading/foreign/learned-languages.ts';
import { learnThoughts } from './learn-thoughts.ts';

/** Sparser than English, for four languages share the page. */
const SPARSE = { sparse: 6 };

// The thoughts are those that the breaks give: learn those first.
learnThoughts({
  script: 'learn-foreign-told',
  hearing: {
    hears: ({ language }) => isLearnedLanguage(language),
    signsAt: foreignSignsAt,
    verdictSigns: FOREIGN_VERDICT_SIGNS,
  },
  labelled: new URL('labelled-languages/', import.meta.url),
  seen: SEEN_DUMPS.filter(({ family }) => family === 'language'),
  asks: {
    name: 'foreign-told-weights',
    what: 'Whether a thought in Spanish, French, German or Portuguese asks for something to be done',
    from: 'the labelled dumps in them and the items of the seen ones',
    sparse: SPARSE,
  },
  felt: {
    name: 'foreign-felt-weights',
    what: 'Whether a thought in Spanish, French, German or Portuguese is felt or finished',
    from: 'the labelled dumps in them',
    sparse: SPARSE,
  },
});
