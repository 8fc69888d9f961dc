import { describe, expect, it } from 'vitest';
import { plantPlan } from './plant-plan.ts';

describe('a drafted plan', () => {
  it('is planted with new ids, priorities in its order and every pebble in the way', () => {
    let count = 0;
    const newId = (prefix: string): string => `${prefix}-${(count += 1)}`;
    const rocks = [
      { title: 'Soil', pebbles: [{ title: 'Dig', description: 'One bed.', estimatedMinutes: 45 }] },
    ];
    const planted = plantPlan(
      {
        mountains: [
          {
            title: 'Garden',
            description: 'By spring',
            boulders: [
              { title: 'Beds', rocks },
              { title: 'Shed', rocks: [] },
            ],
          },
          { title: 'Taxes', description: '', boulders: [] },
        ],
      },
      newId,
    );
    expect(planted).toEqual([
      {
        id: 'mountain-1',
        title: 'Garden',
        description: 'By spring',
        priority: 1,
        progress: 0,
        boulders: [
          {
            id: 'boulder-2',
            title: 'Beds',
            priority: 1,
            completed: false,
            rocks: [
              {
                id: 'rock-3',
                title: 'Soil',
                completed: false,
                pebbles: [
                  {
                    id: 'pebble-4',
                    title: 'Dig',
                    description: 'One bed.',
                    estimatedMinutes: 30,
                    xpValue: 10,
                    status: 'in-the-way',
                  },
                ],
              },
            ],
          },
          { id: 'boulder-5', title: 'Shed', priority: 2, completed: false, rocks: [] },
        ],
      },
      { id: 'mountain-6', title: 'Taxes', description: '', priority: 2, progress: 0, boulders: [] },
    ]);
  });
});
