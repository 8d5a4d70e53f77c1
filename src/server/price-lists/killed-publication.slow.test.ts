import { rmSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { freshFolder } from "../../../tools/fresh-folder.ts"
import { startProcess, type TestProcess } from "../boot/testing-process.ts"
import { type Cluster, openCluster } from "../db/embedded/cluster.ts"

const folder = freshFolder("killed-publication")
const data = join(folder, "data")
const started: Array<TestProcess> = []

const start = async () => {
  const server = startProcess({ DATA: data, PORT: "0" })
  started.push(server)
  expect(await server.address).toBeDefined()
  return server
}

/** Polls until a condition is met, for as long as the job that runs every minute may take. */
const until = async (isThere: () => Promise<boolean>) => {
  for (let tries = 0; tries < 900; tries += 1) {
    if (await isThere()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("It did not come")
}

const clients: Array<pg.Client> = []
const clientOf = async (cluster: Cluster) => {
  const client = new pg.Client({ connectionString: cluster.url("postgres") })
  await client.connect()
  clients.push(client)
  return client
}

let cluster: Cluster | undefined

afterAll(async () => {
  for (const { child, exitCode } of started) {
    child.kill("SIGTERM")
    await exitCode
  }
  for (const client of clients) await client.end()
  await cluster?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A dealer with one price of 300 and a scheduled list with a price of 310. */
const waitingList = `
  insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count, payment_ids,
    default_payment_id) values (100000, 1, 'D', 'd', 's', '80331', 'München', '0', 'd@haendler.example', 90, 1, '{40}', 40);
  insert into branch (id, dealer_id, name, street, zip_code, city) values (1, 100000, 'B', 's', '80331', 'München');
  insert into delivery_area (id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays)
    values (1, 100000, 1, 1, '{80}', 3, 5);
  insert into price_row (area_id, product_id, certification_id, from_amount, valid_from, unit_price)
    values (1, 20, 0, 0, current_date - 10, 30000);
  insert into price_list_version (country_id, product_group_id) values (1, 3);
  insert into price_list (dealer_id, state, source, begins_at, created_at, contents, row_count)
    values (100000, 'scheduled', 'dealer', now() + interval '2 seconds', now(), '[[1, 20, 0, 0, 31000]]', 1);
  select graphile_worker.add_job('price-lists-due', '{}'::json, run_at := now() + interval '2 seconds')`

const standing = `
  select (select jsonb_agg(jsonb_build_array(version, state, source) order by id) from price_list) as lists,
    (select jsonb_agg(unit_price order by valid_from) from price_row) as prices,
    (select version from price_list_version where country_id = 1 and product_group_id = 3) as version,
    (select version from dealer_price_version where dealer_id = 100000) as own`

test("a process that is killed while it puts a list in force stores nothing partially, and the next one does it once (rule price-list.instant)", async () => {
  const first = await start()
  cluster = await openCluster({ dir: data, log: () => {} })
  const [client, holder] = [await clientOf(cluster), await clientOf(cluster)]
  await client.query(waitingList)
  // locks the last row that a publication writes, so that the publication blocks just before its end
  await holder.query("begin")
  await holder.query("select from price_list_version for update")
  await until(async () => {
    const { rows } = await client.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%price_list_version%'"
    )
    return rows.length > 0
  })
  first.child.kill("SIGKILL")
  await first.exitCode
  await holder.query("rollback")
  const killed = (await client.query(standing)).rows
  expect(killed).toEqual([
    { lists: [[null, "scheduled", "dealer"]], prices: [30_000], version: "1", own: null }
  ])

  await start()
  const isPublished = async () =>
    (await client.query("select from price_list where state = 'scheduled'")).rows.length === 0
  await until(isPublished)
  // runs the job once more, as in the next minute
  await client.query("select graphile_worker.add_job('price-lists-due', '{}'::json)")
  await until(
    async () =>
      (
        await client.query(
          "select from graphile_worker._private_jobs where locked_by is null and run_at <= now()"
        )
      ).rows.length === 0
  )
  const { rows } = await client.query(standing)
  expect(rows).toEqual([
    {
      lists: [
        [2, "published", "dealer"],
        [1, "published", "before"]
      ],
      prices: [30_000, 31_000],
      version: "2",
      own: 2
    }
  ])
})
