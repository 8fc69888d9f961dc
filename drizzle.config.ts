import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/db/auth-schema.ts', './src/server/db/user-schema.ts'],
  out: './src/server/db/migrations',
});
