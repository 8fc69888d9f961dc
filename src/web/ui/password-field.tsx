import { useState, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A password that can be looked at: the button's words say what it will do. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <Button look="link" aria-description={props.label} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> password</VisuallyHidden>
        </Button>
      }
    />
  );
}
