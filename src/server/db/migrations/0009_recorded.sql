-- Everyday operations are kept with less work, and what became of very old ones is forgotten:
-- docs/decisions/0021. The function of 0007 stays for servers of the version before.

-- As unstuck_write, but all that an outcome changes is in fields of its own, with their types: nothing is
-- taken apart once more for each statement. What is null stays as it is; `changes_day_list` and
-- `changes_timer` say of what may become null whether it changes.
CREATE FUNCTION unstuck_record(outcomes json, sessions text[]) RETURNS SETOF boolean
LANGUAGE plpgsql
SET role = unstuck_app
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  one record;
  person text;
BEGIN
  FOR one IN
    SELECT * FROM json_to_recordset(outcomes)
        AS o(user_id uuid, session text, seen bigint, op_id uuid, result json, version bigint,
             last_active date, changes_day_list boolean, day_list jsonb, changes_timer boolean,
             timer jsonb, settings jsonb, updated_at timestamptz, deleted text, inserted text,
             title text, mountain_title text, completed_at timestamptz, day date,
             estimated_minutes integer, actual_minutes integer, time_tracked boolean, xp integer)
  LOOP
    IF one.session IS NOT NULL AND one.session <> ALL (sessions) THEN
      RETURN NEXT false;
      CONTINUE;
    END IF;
    person := set_config('app.user_id', one.user_id::text, true);
    INSERT INTO applied_operations (user_id, op_id, result)
    SELECT p.user_id, one.op_id, one.result FROM user_profiles p
     WHERE p.user_id = one.user_id AND p.version = one.seen
       FOR NO KEY UPDATE SKIP LOCKED
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN NEXT false;
      CONTINUE;
    END IF;
    IF one.deleted IS NOT NULL THEN
      DELETE FROM completions c WHERE c.user_id = one.user_id AND c.pebble_id = one.deleted;
    END IF;
    IF one.inserted IS NOT NULL THEN
      INSERT INTO completions (user_id, pebble_id, title, mountain_title, completed_at, day,
                               estimated_minutes, actual_minutes, time_tracked, xp)
      VALUES (one.user_id, one.inserted, one.title, one.mountain_title, one.completed_at, one.day,
              one.estimated_minutes, one.actual_minutes, one.time_tracked, one.xp);
    END IF;
    IF one.version > one.seen THEN
      UPDATE user_profiles p SET
        version = one.version,
        last_active = coalesce(one.last_active, p.last_active),
        day_list = CASE WHEN one.changes_day_list THEN one.day_list ELSE p.day_list END,
        timer = CASE WHEN one.changes_timer THEN one.timer ELSE p.timer END,
        settings = coalesce(one.settings, p.settings),
        updated_at = coalesce(one.updated_at, p.updated_at)
      WHERE p.user_id = one.user_id;
    END IF;
    RETURN NEXT true;
  END LOOP;
  person := set_config('app.user_id', '', true);
END
$$;
--> statement-breakpoint

-- Only the role as which sessions run may begin it: what runs as a person stays that person.
REVOKE EXECUTE ON FUNCTION unstuck_record(json, text[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION unstuck_record(json, text[]) TO unstuck_auth;--> statement-breakpoint

-- What became of an operation may be forgotten when no device will send it again; nobody can
-- forget it earlier, whatever they ask for.
CREATE POLICY long_ago ON applied_operations AS RESTRICTIVE FOR DELETE TO unstuck_app USING (applied_at < now() - interval '400 days');--> statement-breakpoint
GRANT DELETE ON applied_operations TO unstuck_app;
