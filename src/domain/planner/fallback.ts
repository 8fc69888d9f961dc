import type { PlanDraft } from './plan-draft.ts';

/**
 * The plan when the AI service failed: one mountain with one pebble that asks the person to break
 * the dump down by hand (specification, section 8, "AI failures").
 */
export function fallbackPlan(): PlanDraft {
  return {
    mountains: [
      {
        title: 'Your Mountain',
        description:
          'AI structuring is temporarily unavailable. Your words are kept, so you can try again later.',
        boulders: [
          {
            title: 'Getting Started',
            rocks: [
              {
                title: 'First Steps',
                pebbles: [
                  {
                    title: 'Break down your brain dump by hand',
                    description:
                      'Read what you wrote, pick one thing, and add it as a pebble you could start now.',
                    estimatedMinutes: 20,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
}
