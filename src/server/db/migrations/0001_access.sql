-- Who may touch what. The server never works as the owner of these tables: sign-in runs as
-- unstuck_auth, a person's own data is reached as unstuck_app with app.user_id set for the
-- transaction. Both roles exist before migrations run (src/server/db/roles.ts).
-- Security is forced, so that it binds the tables' owner as well: a later migration that has to
-- change rows needs NO FORCE ROW LEVEL SECURITY around it.

GRANT USAGE ON SCHEMA public TO unstuck_app, unstuck_auth;
--> statement-breakpoint
CREATE FUNCTION unstuck_user_id() RETURNS uuid
LANGUAGE sql STABLE
RETURN nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint

-- Sign-in tables.
ALTER TABLE "user" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "verification" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_limit" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY sign_in ON "user" TO unstuck_auth USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY sign_in ON "session" TO unstuck_auth USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY sign_in ON "account" TO unstuck_auth USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY sign_in ON "verification" TO unstuck_auth USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY sign_in ON "rate_limit" TO unstuck_auth USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "user", "session", "account", "verification", "rate_limit" TO unstuck_auth;
--> statement-breakpoint

-- A profile reads the username of its person, and nothing else of the sign-in tables.
CREATE POLICY own_row ON "user" FOR SELECT TO unstuck_app USING (id = (SELECT unstuck_user_id()));--> statement-breakpoint
GRANT SELECT (id, username, display_username) ON "user" TO unstuck_app;
--> statement-breakpoint

-- One person's data.
ALTER TABLE user_profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE mountains ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE boulders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE rocks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE pebbles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE completions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE applied_operations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE brain_dumps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON user_profiles TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
CREATE POLICY own_rows ON mountains TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
CREATE POLICY own_rows ON boulders TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
CREATE POLICY own_rows ON rocks TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
CREATE POLICY own_rows ON pebbles TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
CREATE POLICY own_rows ON completions TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
CREATE POLICY own_rows ON applied_operations TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
CREATE POLICY own_rows ON brain_dumps TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mountains, boulders, rocks, pebbles, completions TO unstuck_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON user_profiles, brain_dumps TO unstuck_app;--> statement-breakpoint
GRANT SELECT, INSERT ON applied_operations TO unstuck_app;
--> statement-breakpoint

-- A profile is made in the very transaction that makes the user, and a new username counts as a
-- change of it. Sign-in reaches profiles through these two triggers only.
CREATE POLICY made_at_sign_up ON user_profiles FOR INSERT TO unstuck_auth WITH CHECK (pg_trigger_depth() > 0);--> statement-breakpoint
CREATE POLICY seen_by_trigger ON user_profiles FOR SELECT TO unstuck_auth USING (pg_trigger_depth() > 0);--> statement-breakpoint
CREATE POLICY renamed ON user_profiles FOR UPDATE TO unstuck_auth USING (pg_trigger_depth() > 0);--> statement-breakpoint
GRANT INSERT (user_id), SELECT (user_id, version), UPDATE (version, updated_at) ON user_profiles TO unstuck_auth;
--> statement-breakpoint
CREATE FUNCTION unstuck_make_profile() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_profiles (user_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER make_profile AFTER INSERT ON "user"
FOR EACH ROW EXECUTE FUNCTION unstuck_make_profile();
--> statement-breakpoint
CREATE FUNCTION unstuck_count_rename() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_profiles SET version = version + 1, updated_at = now() WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_rename AFTER UPDATE ON "user"
FOR EACH ROW
WHEN ((OLD.username, OLD.display_username) IS DISTINCT FROM (NEW.username, NEW.display_username))
EXECUTE FUNCTION unstuck_count_rename();
