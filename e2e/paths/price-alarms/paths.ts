import type { SnapshotFrom } from "xstate"
import { pathOf } from "../../../model-tests/harness/table.ts"
import { priceAlarmsMachine } from "../../../src/machines/price-alarms.machine.ts"
import { insertAccount } from "../../account.ts"
import { ask } from "../../database.ts"
import { mailbox } from "../../pages/SignIn.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"
import { priceAlarmsExclusions } from "./excluded.ts"
import { priceAlarmsGestures } from "./gestures.ts"
import { alarmLists } from "./lists.ts"
import { AlarmsScreen } from "./screen.ts"
import { signIn } from "../../signed-in.ts"

type Snapshot = SnapshotFrom<typeof priceAlarmsMachine>

const path = "/kunde/benachrichtigungen"

/** Creates a customer with one price alarm. */
const makeCustomer = async (): Promise<string> => {
  const email = mailbox("alarme")
  await insertAccount(email, "Role_Customer")
  for (const { id, productId, amount, threshold } of alarmLists["as it was"])
    await ask(
      `insert into price_alarm (id, account_id, email, kind, country_id, product_id, zip_code, amount, threshold,
         direction, confirmed_at)
       overriding system value
       select $2, id, email, 'PriceAlarm', 1, $3, '', $4, $5, 'Below', now() from account where email = $1`,
      [email, id, productId, amount, threshold * 100]
    )
  return email
}

const begins = async ({ page, screen }: Scene<AlarmsScreen>) => {
  await screen.lists()
  await screen.add.and(page.locator(":enabled")).waitFor()
}

const notices: Readonly<Record<string, string>> = {
  "viewing.conflict": "Die Liste hat sich inzwischen geändert",
  "viewing.refused": "Das konnten wir so nicht speichern",
  "viewing.throttled": "Bitte warten Sie einen Augenblick",
  "viewing.expired": "Ihre Anmeldung ist abgelaufen",
  "viewing.unreachable": "Wir sind gerade nicht zu erreichen",
  unread: "Gespeichert, aber noch nicht wieder gelesen"
}

const buttons: Readonly<Record<string, ReadonlyArray<string>>> = {
  Unchanged: ["Ändern", "Löschen"],
  Added: ["Ändern", "Löschen"],
  Modified: ["Ändern", "Rückgängig", "Löschen"],
  Deleted: ["Rückgängig"]
}

const open = ["viewing", "editing"]
const busy = ["saving", "loading", "checking", "rebasing"]

/** Returns the expected view: nothing can be changed while it is being saved, or before it has been loaded again. */
const seen = ({ value, context: { items, form, problems, refusals } }: Snapshot) => {
  const state = pathOf(value)
  const place = state.split(".")[0] ?? ""
  const now = (name: string) => (open.includes(place) ? name : `${name} (not now)`)
  const isBusy = busy.includes(place)
  const count = items.filter(({ change }) => change !== "Unchanged").length
  const notice = notices[state]
  const isWanted = items.some(({ kind, change }) => kind === "Newsletter" && change !== "Deleted")
  return {
    alarms: items
      .filter(({ kind }) => kind === "PriceAlarm")
      .map(({ key, change, threshold }) => ({
        price: `${threshold},00 €`,
        change,
        isRefused: refusals.some((refusal) => refusal.key === key),
        ways: buttons[change]?.map(now)
      })),
    newsletter: now(isWanted ? "wanted" : "not wanted"),
    notices: notice === undefined ? [] : [notice],
    bar:
      count === 0 && !isBusy
        ? null
        : [
            count === 1
              ? "Eine Änderung ist noch nicht gespeichert"
              : `${count} Änderungen sind noch nicht gespeichert`,
            now("Verwerfen"),
            isBusy ? "Speichern (busy)" : now("Speichern")
          ],
    form:
      form === null
        ? null
        : {
            title: form.key === null ? "Preisalarm anlegen" : "Preisalarm ändern",
            wrong: problems.map(({ field }) => `alarm-${field}`)
          }
  }
}

/** Model-based test of price alarms and the newsletter: all user actions and server responses. */
export const priceAlarmsPaths: PathsOf<typeof priceAlarmsMachine, AlarmsScreen> = {
  machine: priceAlarmsMachine,
  starts: [{ name: "one price alarm", input: { kept: alarmLists["as it was"] } }],
  frame: 60,
  ports: {
    saveAlarms: "POST **/api/account/benachrichtigungen",
    loadAlarms: "GET **/api/account/benachrichtigungen"
  },
  immediate: ["saveAlarms", "loadAlarms"],
  screen: (page) => new AlarmsScreen(page),
  open: async (scene) => {
    await signIn(scene.page, await makeCustomer(), path, false)
    await begins(scene)
  },
  openAgain: async (scene) => {
    await scene.page.goto(path)
    await begins(scene)
  },
  gestures: priceAlarmsGestures,
  sees: ({ value, context: { kept, items, form, refusals, isUnsure } }) => [
    value,
    kept.map(({ id, version }) => [id, version]),
    items.map(({ kind, key, change, threshold }) => [kind, key.slice(0, 3), change, threshold]),
    form,
    refusals.length,
    isUnsure
  ],
  seen,
  look: ({ screen }) => screen.look(),
  excluded: priceAlarmsExclusions
}
