import type { Page } from "@playwright/test"
import { ask } from "../../e2e/database.ts"
import { signIn } from "../../e2e/signed-in.ts"
import { makePerson } from "../../e2e/staff.ts"
import type { Scene } from "./scenes.ts"

const longName = "Freifrau von und zu Hohenlohe-Schillingsfürst-Waldenburg"
const path = "/support/aufgaben"

/**
 * Creates tasks of most kinds, only once for all screenshots; among them are a task without an order, tasks with long
 * names, and taken, postponed and overdue ones.
 */
const stir = async (ownerId: number): Promise<void> => {
  await ask(
    `insert into withdrawal_notice (id, effect, country_id, name, email, order_number, reason, received_at) values
       ('W-SHOT1', 'noted', 1, $1, 'hannelore.elfriede.von.und.zu.hohenlohe@landwirtschaftliche-genossenschaft.example',
         'HM-26-100', 'Der Tank ist noch halb voll, ich habe mich in der Menge vertan.', now() - interval '3 days'),
       ('W-SHOT2', 'noted', 1, 'Max Muster', 'max@post.example', '', '', now() - interval '2 hours')
     on conflict do nothing`,
    [longName]
  )
  await ask(
    `insert into payment (id, draft_id, provider, idempotency_key, amount_cents, currency, state, machine_version, context,
       refs, created_at, changed_at)
     values ('pay-shot', 'draft-shot', 'paypal', 'key-shot-0001', 184950, 'EUR', 'mismatch', 1, '{"reason":"amount"}',
       '{"order":"5O190127TN364715T","capture":"3C679366HH908993F"}', now(), now() - interval '30 hours')
     on conflict do nothing`,
    []
  )
  await ask(
    `insert into mail (id, kind, recipient, subject, body_text, body_html, failed_at, failure)
     values ('mail-shot', 'test', 'weg@post.example', 'Ihre Rechnung zur Bestellung HM-26-100042', '', '',
       now() - interval '5 hours', '550 5.1.1 The email account that you tried to reach does not exist')
     on conflict do nothing`,
    []
  )
  await ask(
    `insert into dealer_application (key_hash, company, contact, email, phone, country_id, zip_code, place, register_number,
       vat_id, delivery_country_ids, delivery_area, product_group_ids, certifications, body, state, created_at)
     values ('\\x5107', 'Brennstoffhandelsgesellschaft Oberschwaben-Unterfranken mit beschränkter Haftung & Co. KG', $1,
       'kontakt@bewerber.example', '089 1234', 1, '80331', 'München', '', '', '{1}', '', '{3}', '', '', 'new',
       now() - interval '1 day')
     on conflict do nothing`,
    [longName]
  )
  await ask(
    `update review set status = 'held', held_cause = 'sameWords' where id in (select id from review order by id limit 2)`,
    []
  )
  await ask(
    `insert into desk_task (kind, subject, since, owner_id, note, row_version)
     select 'givenUpMail', id, date_trunc('milliseconds', failed_at), $1, 'Kunde hat telefonisch eine neue Adresse genannt.', 1
     from mail where id = 'mail-shot'
     on conflict (kind, subject) do update set owner_id = $1`,
    [ownerId]
  )
  await ask(
    `insert into desk_task (kind, subject, since, owner_id, postponed_until, note, row_version)
     select 'withdrawal', id, date_trunc('milliseconds', received_at), $1, (now() + interval '9 days')::date,
       'Wartet auf den Rückruf des Händlers', 1
     from withdrawal_notice where id = 'W-SHOT2'
     on conflict (kind, subject) do update set owner_id = $1`,
    [ownerId]
  )
}

/**
 * Creates a screenshot scene of the task list of an admin, who handles all kinds of tasks; `E2E_DATA` must name the
 * data folder of the shop that is photographed.
 */
const scene = (
  name: string,
  query: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve()
): Scene => ({
  name: `tasks-${name}`,
  path: "/agb",
  act: async (page) => {
    const staff = await makePerson("Role_Interaid_Admin", longName)
    await stir(staff.id)
    await signIn(page, staff.email, path + query)
    await page.getByRole("heading", { level: 1, name: "Aufgaben" }).waitFor()
    await page.locator("main button:enabled").first().waitFor()
    await act(page)
    await page.evaluate(() => document.fonts.ready)
  }
})

const press = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click()

export const taskScenes: ReadonlyArray<Scene> = [
  scene("list", ""),
  scene("resting", "?sicht=zurueckgestellt"),
  scene("hand-over", "", async (page) => {
    await press(page, /^Übergeben/u)
    await page.getByRole("dialog").waitFor()
  }),
  scene("close", "", async (page) => {
    await press(page, /^Erledigt/u)
    await page.getByRole("dialog").getByRole("button", { name: "Erledigt" }).click()
    await page.getByText("Bitte schreiben Sie eine Notiz.").waitFor()
  }),
  {
    name: "tasks-empty",
    path: "/agb",
    act: async (page) => {
      await page.route("**/api/support/aufgaben?*", (route) =>
        route.fulfill({ json: { Items: [], Total: 0, Page: 1, Size: 20, Kinds: [] } })
      )
      const staff = await makePerson("Role_Interaid_Admin", "Dienst")
      await signIn(page, staff.email, "/support")
      await page
        .getByRole("link", { name: /^Aufgaben/u })
        .first()
        .click()
      await page.getByText("Nichts wartet auf Sie").waitFor()
    }
  },
  {
    name: "tasks-none-resting",
    path: "/agb",
    act: async (page) => {
      const staff = await makePerson("Role_Interaid_Financial", "Dienst")
      await signIn(page, staff.email, `${path}?sicht=zurueckgestellt`)
      await page.getByText("Hier steht keine Aufgabe").waitFor()
    }
  }
]
