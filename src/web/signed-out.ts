/** What the page's first import asks for where nobody seems to be signed in. */

import './main.tsx';
import { SignedOut } from './app/signed-out.tsx';
import { signedOutPart } from './app/views.ts';

signedOutPart.arrive(SignedOut);
