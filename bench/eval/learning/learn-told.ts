import { SEEN_DUMPS } from '#domain/planner/dumps/test-dump.ts';
import { toldSignsAt, VERDICT_SIGNS } from '#domain/planner/reading/told/told-signs.ts';
import { learnThoughts } from './learn-thoughts.ts';

// The thoughts are those that the breaks and the names give: learn those first.
learnThoughts({
  script: 'learn-told',
  hearing: {
    hears: ({ language }) => language === 'en',
    signsAt: toldSignsAt,
    verdictSigns: VERDICT_SIGNS,
  },
  seen: SEEN_DUMPS.filter(({ family }) => family !== 'language'),
  asks: {
    name: 'told-weights',
    what: 'Whether a thought asks for something to be done',
    from: 'the labelled dumps and the items of the seen ones',
  },
  felt: {
    name: 'felt-weights',
    what: 'Whether a thought is felt or finished',
    from: 'the labelled dumps',
    // Few authors marked what is felt and finished, so a sign needs less to count.
    sparse: { sparse: 3 },
  },
});
