import type { Place } from './places.ts';

/** Every text that sections 2, 4 and 5 of the specification quote, and where the page has to show it. */
export const SPECIFIED_TEXTS: Record<Place, { section: string; texts: (string | RegExp)[] }> = {
  'the page while it loads': { section: '2.1', texts: ['Loading your mountains...'] },
  'the sign-in screen': {
    section: '2.3',
    texts: [
      'Unstuck',
      'Welcome back! Sign in to continue your journey',
      'Email',
      'Password',
      'Sign In',
      'Sign Up',
      'Forgot Password?',
      'Together, we can move mountains',
    ],
  },
  'the sign-up screen': {
    section: '2.3',
    texts: ['Create your account to start moving mountains', 'Username', 'Sign Up', 'Sign In'],
  },
  'the reset request': { section: '2.3', texts: ['Email', 'Send Reset Link', 'Back to Sign In'] },
  'a new dashboard': {
    section: '2.4',
    texts: [
      /^Welcome back, mira-.+!$/,
      '0/100 XP',
      '100 XP to Level 2',
      '0 day streak',
      'Level 1',
      'Ready to Get Unstuck?',
      'Start Your Brain Dump',
    ],
  },
  'the first pebble of a day': {
    section: '2.4',
    texts: [
      'FIRST PEBBLE OF THE DAY!',
      '15 min',
      'Start',
      'Complete',
      /^More Pebbles for Today \(2 remaining\)$/,
    ],
  },
  'a running timer': {
    section: '2.4',
    texts: ['Pause', 'Complete', 'Great pace! Keep it up!', '0/15 min'],
  },
  'a paused timer': { section: '2.4', texts: ['Continue'] },
  'a day that is done': {
    section: '2.4',
    texts: ["Awesome! You've crushed your daily pebbles!", 'Take on Next 3 Pebbles'],
  },
  'the last pebble of all': {
    section: '2.4',
    texts: ['All mountains conquered!', 'Create New Mountain'],
  },
  'mountains without a pebble': { section: '2.4', texts: ['No pebbles loaded yet'] },
  'the unfolded tree': { section: '2.4', texts: ['Your Mountains', 'Add Pebble'] },
  'pebbles of today': {
    section: '2.4',
    texts: ['Recently Tossed Pebbles (1)', '⚡ Under time!'],
  },
  // Last of its section: it moves the clock of the browser.
  'a timer beyond the estimate': {
    section: '2.4',
    texts: ["Taking your time - that's okay!", '16/15 min'],
  },
  'the brain dump': { section: '2.5', texts: ['Brain Dump', 'Create My Pebbles'] },
  'the brain dump with 51 characters': {
    section: '2.5',
    texts: ['Perfect for AI structuring!', '51 characters'],
  },
  'the brain dump after success': {
    section: '4 and 8',
    texts: ['Success!', 'Mountain created successfully! Your pebbles are ready to move.'],
  },
  'editing a mountain': { section: '2.5', texts: ['Edit Mountain', 'Update Mountain'] },
  'editing a mountain with 51 characters': {
    section: '2.5',
    texts: ['Ready to update!', '51 characters'],
  },
  'editing a mountain after success': {
    section: '4 and 8',
    texts: ['Success!', 'Mountain updated successfully! Your changes have been applied.'],
  },
  'the dialog for a pebble': {
    section: '2.6',
    texts: ['Add Pebble', 'Title', 'Description', '15 min', '5 XP'],
  },
  'deleting a mountain': { section: '2.7', texts: ['Delete mountain?', ...deleteWords()] },
  'deleting a boulder': { section: '2.7', texts: ['Delete boulder?', ...deleteWords()] },
  'deleting a rock': { section: '2.7', texts: ['Delete rock?', ...deleteWords()] },
  'deleting a pebble': { section: '2.7', texts: ['Delete pebble?', ...deleteWords()] },
  settings: { section: '2.8', texts: ['Settings', 'Username', 'Sign Out'] },
  'a sign-in with nothing in it': {
    section: '5',
    texts: ['Email is required', 'Password is required'],
  },
  'a sign-in with mistakes in it': {
    section: '5',
    texts: ['Please enter a valid email address', 'Password must be at least 6 characters'],
  },
  'a sign-up with nothing in it': {
    section: '5',
    texts: ['Email is required', 'Username is required', 'Password is required'],
  },
  'a sign-up with a short username': {
    section: '5',
    texts: ['Username must be at least 3 characters'],
  },
  'a sign-up with a strange username': {
    section: '5',
    texts: ['Username can only contain letters, numbers, hyphens, and underscores'],
  },
  'an empty reset request': { section: '5', texts: ['Email is required'] },
  'a reset request with a mistake': {
    section: '5',
    texts: ['Please enter a valid email address'],
  },
  'an empty new username': { section: '5', texts: ['Username cannot be empty'] },
  'a short new username': { section: '5', texts: ['Username must be at least 3 characters'] },
  'a strange new username': {
    section: '5',
    texts: ['Username can only contain letters, numbers, hyphens, and underscores'],
  },
  'an empty pebble': { section: '5', texts: ['Title is required', 'Description is required'] },
  'a pebble with too few words': {
    section: '5',
    texts: ['Title must be at least 3 characters', 'Description must be at least 10 characters'],
  },
};

function deleteWords(): (string | RegExp)[] {
  return [
    /^Are you sure you want to delete ".+"\? This action cannot be undone\.$/,
    'Cancel',
    'Delete',
  ];
}
