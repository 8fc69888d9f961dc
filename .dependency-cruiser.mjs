// The walls between the three programs. Each rule is tried out in tests/house/walls.test.ts.
const TESTS = '(\\.test\\.tsx?|/test-[^/]+\\.tsx?|\\.test-suite\\.ts)$';

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle has no order in which to read it.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'The rules know nothing but themselves and zod: they run in browser and server alike.',
      from: { path: '^src/domain', pathNot: TESTS },
      to: { pathNot: ['^src/domain', 'node_modules/zod/'] },
    },
    {
      name: 'domain-tests-are-pure',
      severity: 'error',
      comment: 'A rule is tested without a database, a network or a page.',
      from: { path: '^src/domain' },
      // The work that a rule takes is measured as everywhere.
      to: { path: ['^src/(server|web)', '^tests'], pathNot: '^tests/setup/work-time\\.ts$' },
    },
    {
      name: 'server-not-web',
      severity: 'error',
      comment: 'The server does not know who draws what it says.',
      from: { path: '^src/server' },
      to: { path: '^src/web' },
    },
    {
      name: 'database-not-requests',
      severity: 'error',
      comment: 'Requests are answered out of the database, which knows of no request.',
      from: { path: '^src/server/db/', pathNot: TESTS },
      to: { path: '^src/server/(?!db/)[^/]+/' },
    },
    {
      name: 'web-not-server',
      severity: 'error',
      comment:
        'What both must agree on is in the domain. Only tests run the real server in process.',
      from: { path: '^src/web', pathNot: TESTS },
      to: { path: '^src/server' },
    },
    {
      name: 'web-not-node',
      severity: 'error',
      comment: 'A browser has no file system and no process.',
      from: { path: '^src/web', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      comment: 'Features meet in src/web/app; what two of them need moves to src/web/ui or plan.',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'nothing-reaches-up',
      severity: 'error',
      comment: 'src/web/app puts the parts together; no part knows where it is shown.',
      from: { path: '^src/web/(?!app/|main\\.tsx$|signed-(in|out)\\.ts$)', pathNot: TESTS },
      to: { path: '^src/web/app/' },
    },
    {
      name: 'session-opens-plan',
      severity: 'error',
      comment:
        'A session opens the plan, which is told what it has to know of it. Only hooks ask who is signed in.',
      from: { path: '^src/web/plan/', pathNot: ['/use-[^/]+$', TESTS] },
      to: { path: '^src/web/(session|drafts|features)/' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      comment: 'src/web/ui holds elements: no plan, no data, no product words.',
      from: { path: '^src/web/ui/', pathNot: TESTS },
      to: { path: ['^src/domain', '^src/web/(?!ui/)'] },
    },
    {
      name: 'only-repositories-touch-sql',
      severity: 'error',
      comment: 'Whoever can write SQL can forget whose rows it is about.',
      from: {
        path: '^src',
        pathNot: ['^src/server/db/', '^src/server/auth/', '\\.repository\\.ts$', TESTS],
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'no-test-helpers-in-production',
      severity: 'error',
      comment: 'What only tests need does not ship.',
      from: { path: '^(src|scripts)', pathNot: TESTS },
      to: { path: ['/test-[^/]+\\.tsx?$', '\\.test(-suite)?\\.tsx?$', '^tests'] },
    },
    {
      name: 'production-dependencies-only',
      severity: 'error',
      comment: 'What ships may not need a development dependency.',
      from: { path: '^src', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist', '^\\.cache'] },
    // Type imports count: a wall that lets types through lets the whole shape through.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
