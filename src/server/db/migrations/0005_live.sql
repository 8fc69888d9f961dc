-- A server tells open streams the version of a profile, for many people with one question. The
-- grant of 0001 keeps this to two columns, an id and a number: nothing that anybody wrote.
DROP POLICY seen_by_trigger ON user_profiles;--> statement-breakpoint
CREATE POLICY versions_are_known ON user_profiles FOR SELECT TO unstuck_auth USING (true);
--> statement-breakpoint

-- What happens seldom is told to every server by the very transaction that does it, whichever way
-- it is done. What happens often is told after its commit: docs/decisions/0013.
CREATE FUNCTION unstuck_tell_session_end() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('unstuck_live', OLD.user_id || ':ended');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_session_end AFTER DELETE ON "session"
FOR EACH ROW EXECUTE FUNCTION unstuck_tell_session_end();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unstuck_count_rename() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  moved bigint;
BEGIN
  UPDATE user_profiles SET version = version + 1, updated_at = now() WHERE user_id = NEW.id
  RETURNING version INTO moved;
  PERFORM pg_notify('unstuck_live', NEW.id || ':' || moved);
  RETURN NULL;
END
$$;
