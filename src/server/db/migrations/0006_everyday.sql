-- What people do every day (move a pebble, start the timer) in two statements for many people at
-- once: docs/decisions/0018. A function becomes unstuck_app for as long as it runs, and every
-- statement in it is about one person, whom row-level security knows by app.user_id as ever.
-- Nothing is decided here: the rules are the domain's.

-- The first pebbles of the plan that wait, in its order. It goes down the plan and stops as soon as
-- it has enough, so that it costs the same whatever lies behind.
CREATE FUNCTION unstuck_first_waiting(enough integer) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  person uuid := unstuck_user_id();
  mountain text;
  boulder text;
  rock text;
  waiting text[] := '{}';
BEGIN
  FOR mountain IN
    SELECT m.id FROM mountains m WHERE m.user_id = person ORDER BY m.position
  LOOP
    FOR boulder IN
      SELECT b.id FROM boulders b
       WHERE b.user_id = person AND b.mountain_id = mountain ORDER BY b.position
    LOOP
      FOR rock IN
        SELECT r.id FROM rocks r WHERE r.user_id = person AND r.boulder_id = boulder ORDER BY r.position
      LOOP
        waiting := waiting || ARRAY(
          SELECT p.id FROM pebbles p
           WHERE p.user_id = person AND p.rock_id = rock
             AND NOT EXISTS (SELECT FROM completions c WHERE c.user_id = person AND c.pebble_id = p.id)
           ORDER BY p.position);
        IF cardinality(waiting) >= enough THEN
          RETURN waiting[:enough];
        END IF;
      END LOOP;
    END LOOP;
  END LOOP;
  RETURN waiting;
END
$$;
--> statement-breakpoint

-- For each operation, in their order: what it was answered when it was applied before, or the
-- profile and the paths of the pebbles that it needs, or null when the account has no profile.
-- All of it is of one moment.
CREATE FUNCTION unstuck_slices(asked jsonb) RETURNS SETOF json
LANGUAGE plpgsql STABLE
SET role = unstuck_app
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  one record;
  person text;
  head record;
  wanted text[];
BEGIN
  FOR one IN
    SELECT * FROM jsonb_to_recordset(asked)
        AS a(user_id uuid, op_id uuid, pebble_ids text[], first_waiting integer)
  LOOP
    person := set_config('app.user_id', one.user_id::text, true);
    SELECT a.result,
           ARRAY(SELECT jsonb_array_elements_text(p.day_list -> 'pebbleIds')) AS today,
           p.timer ->> 'pebbleId' AS timed,
           json_build_object(
             'version', p.version, 'id', p.id, 'userId', p.user_id, 'lastActive', p.last_active,
             'dayList', p.day_list, 'timer', p.timer, 'settings', p.settings,
             'createdAt', p.created_at, 'updatedAt', p.updated_at,
             'username', coalesce(u.display_username, u.username)) AS columns
      INTO head
      FROM user_profiles p
      JOIN "user" u ON u.id = p.user_id
      LEFT JOIN applied_operations a ON a.user_id = p.user_id AND a.op_id = one.op_id
     WHERE p.user_id = one.user_id;
    IF NOT FOUND THEN
      RETURN NEXT NULL;
      CONTINUE;
    END IF;
    IF head.result IS NOT NULL THEN
      RETURN NEXT json_build_object('result', head.result);
      CONTINUE;
    END IF;
    wanted := one.pebble_ids || head.today || head.timed;
    IF one.first_waiting > 0 THEN
      wanted := wanted || unstuck_first_waiting(one.first_waiting);
    END IF;
    RETURN NEXT json_build_object(
      'head', head.columns,
      'paths', (
        SELECT json_agg(json_build_array(
                 json_build_object('id', m.id, 'position', m.position, 'title', m.title,
                   'description', m.description, 'priority', m.priority, 'progress', m.progress),
                 json_build_object('id', b.id, 'mountainId', b.mountain_id, 'position', b.position,
                   'title', b.title, 'priority', b.priority, 'completed', b.completed),
                 json_build_object('id', r.id, 'boulderId', r.boulder_id, 'position', r.position,
                   'title', r.title, 'completed', r.completed),
                 json_build_object('id', p.id, 'rockId', p.rock_id, 'position', p.position,
                   'title', p.title, 'description', p.description,
                   'estimatedMinutes', p.estimated_minutes, 'xpValue', p.xp_value)))
          FROM pebbles p
          JOIN rocks r ON r.user_id = p.user_id AND r.id = p.rock_id
          JOIN boulders b ON b.user_id = r.user_id AND b.id = r.boulder_id
          JOIN mountains m ON m.user_id = b.user_id AND m.id = b.mountain_id
         WHERE p.user_id = one.user_id AND p.id = ANY (wanted)),
      'ledger', (
        SELECT json_agg(json_build_object('pebbleId', c.pebble_id, 'title', c.title,
                 'mountainTitle', c.mountain_title, 'completedAt', c.completed_at, 'day', c.day,
                 'estimatedMinutes', c.estimated_minutes, 'actualMinutes', c.actual_minutes,
                 'timeTracked', c.time_tracked, 'xp', c.xp))
          FROM completions c
         WHERE c.user_id = one.user_id AND c.pebble_id = ANY (wanted)));
  END LOOP;
  person := set_config('app.user_id', '', true);
END
$$;
--> statement-breakpoint

-- Keeps the outcomes of operations, in their order, and says of each whether it was kept. It is
-- not when the profile is no longer as it was seen, when another transaction works on it at this
-- moment, or when the operation has an outcome already; then nothing of it is.
CREATE FUNCTION unstuck_keep(outcomes json) RETURNS SETOF boolean
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
        AS o(user_id uuid, seen bigint, op_id uuid, result json, version bigint, columns jsonb,
             inserted json, deleted text[])
  LOOP
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
      DELETE FROM completions c WHERE c.user_id = one.user_id AND c.pebble_id = ANY (one.deleted);
    END IF;
    IF one.inserted IS NOT NULL THEN
      INSERT INTO completions (user_id, pebble_id, title, mountain_title, completed_at, day,
                               estimated_minutes, actual_minutes, time_tracked, xp)
      SELECT one.user_id, i.* FROM json_to_recordset(one.inserted)
          AS i("pebbleId" text, "title" text, "mountainTitle" text, "completedAt" timestamptz,
               "day" date, "estimatedMinutes" integer, "actualMinutes" integer,
               "timeTracked" boolean, "xp" integer);
    END IF;
    IF one.version > one.seen THEN
      UPDATE user_profiles p SET
        version = one.version,
        last_active = coalesce((one.columns ->> 'lastActive')::date, p.last_active),
        day_list = CASE WHEN one.columns ? 'dayList'
                        THEN nullif(one.columns -> 'dayList', 'null') ELSE p.day_list END,
        timer = CASE WHEN one.columns ? 'timer'
                     THEN nullif(one.columns -> 'timer', 'null') ELSE p.timer END,
        settings = coalesce(one.columns -> 'settings', p.settings),
        updated_at = coalesce((one.columns ->> 'updatedAt')::timestamptz, p.updated_at)
      WHERE p.user_id = one.user_id;
    END IF;
    RETURN NEXT true;
  END LOOP;
  person := set_config('app.user_id', '', true);
END
$$;
--> statement-breakpoint

-- Only the role as which sessions run may begin one of the two: what runs as a person stays one.
REVOKE EXECUTE ON FUNCTION unstuck_slices(jsonb), unstuck_keep(json) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION unstuck_slices(jsonb), unstuck_keep(json) TO unstuck_auth;
