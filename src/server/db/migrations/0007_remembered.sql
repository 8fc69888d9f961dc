-- The everyday operations of docs/decisions/0018 for a server that remembers what it wrote last. The
-- two functions of 0006 stay for servers of the version before, until the last of them is gone.

-- As unstuck_slices, but a plan of no more than `small` pebbles is given as a whole, so that every
-- everyday operation that follows can be decided on it. `whole` says whether it is.
CREATE FUNCTION unstuck_read(asked jsonb, small integer) RETURNS SETOF json
LANGUAGE plpgsql STABLE
SET role = unstuck_app
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  one record;
  person text;
  head record;
  plan text[];
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
    plan := ARRAY(SELECT p.id FROM pebbles p WHERE p.user_id = one.user_id LIMIT small + 1);
    wanted := one.pebble_ids || head.today || head.timed;
    IF cardinality(plan) <= small THEN
      wanted := wanted || plan;
    ELSIF one.first_waiting > 0 THEN
      wanted := wanted || unstuck_first_waiting(one.first_waiting);
    END IF;
    RETURN NEXT (
      WITH p AS MATERIALIZED (
        SELECT * FROM pebbles WHERE user_id = one.user_id AND id = ANY (wanted)
      ), r AS MATERIALIZED (
        SELECT * FROM rocks
         WHERE user_id = one.user_id AND id = ANY (ARRAY(SELECT DISTINCT rock_id FROM p))
      ), b AS MATERIALIZED (
        SELECT * FROM boulders
         WHERE user_id = one.user_id AND id = ANY (ARRAY(SELECT DISTINCT boulder_id FROM r))
      )
      SELECT json_build_object(
        'head', head.columns,
        'whole', cardinality(plan) <= small,
        'mountains', (
          SELECT json_agg(json_build_object('id', m.id, 'position', m.position, 'title', m.title,
                   'description', m.description, 'priority', m.priority, 'progress', m.progress))
            FROM mountains m
           WHERE m.user_id = one.user_id AND m.id = ANY (ARRAY(SELECT DISTINCT mountain_id FROM b))),
        'boulders', (
          SELECT json_agg(json_build_object('id', id, 'mountainId', mountain_id,
                   'position', position, 'title', title, 'priority', priority,
                   'completed', completed)) FROM b),
        'rocks', (
          SELECT json_agg(json_build_object('id', id, 'boulderId', boulder_id,
                   'position', position, 'title', title, 'completed', completed)) FROM r),
        'pebbles', (
          SELECT json_agg(json_build_object('id', id, 'rockId', rock_id, 'position', position,
                   'title', title, 'description', description,
                   'estimatedMinutes', estimated_minutes, 'xpValue', xp_value)) FROM p),
        'ledger', (
          SELECT json_agg(json_build_object('pebbleId', c.pebble_id, 'title', c.title,
                   'mountainTitle', c.mountain_title, 'completedAt', c.completed_at, 'day', c.day,
                   'estimatedMinutes', c.estimated_minutes, 'actualMinutes', c.actual_minutes,
                   'timeTracked', c.time_tracked, 'xp', c.xp))
            FROM completions c
           WHERE c.user_id = one.user_id AND c.pebble_id = ANY (wanted))));
  END LOOP;
  person := set_config('app.user_id', '', true);
END
$$;
--> statement-breakpoint

-- As unstuck_keep, and an outcome that names a session is kept only while that is one of `sessions`,
-- which the statement that calls this looks up: an outcome of someone who was signed out is not.
CREATE FUNCTION unstuck_write(outcomes json, sessions text[]) RETURNS SETOF boolean
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
             columns jsonb, inserted json, deleted text[])
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

-- Only the role as which sessions run may begin one of the two: what runs as a person stays that person.
REVOKE EXECUTE ON FUNCTION unstuck_read(jsonb, integer), unstuck_write(json, text[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION unstuck_read(jsonb, integer), unstuck_write(json, text[]) TO unstuck_auth;
