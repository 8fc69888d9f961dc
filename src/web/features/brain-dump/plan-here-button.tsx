import { Button } from '../../ui/button.tsx';

/** The server's own planner, for when the AI service cannot help. */
export function PlanHereButton({ onClick }: { onClick: () => void }) {
  const without = 'Without AI, on this server';
  return (
    <Button look="plain" title={without} aria-description={without} onClick={onClick}>
      Plan it here instead
    </Button>
  );
}
