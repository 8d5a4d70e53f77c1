import type { SnapshotFrom } from "xstate"
import { pathOf } from "../../../model-tests/harness/table.ts"
import { progressMachine } from "../../../src/machines/progress.machine.ts"
import { insertAccount } from "../../account.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { gesturesOn } from "../harness/gestures.ts"
import type { PathsOf, Scene } from "../harness/paths-of.ts"
import { progressExclusions } from "./excluded.ts"
import { ProgressScreen } from "./screen.ts"
import { signIn } from "../../signed-in.ts"

type Snapshot = SnapshotFrom<typeof progressMachine>

const { does, waits } = gesturesOn<typeof progressMachine, ProgressScreen>()

const path = "/persoenliche-daten"

/** A page and each call are loads of their own. */
const start = { type: "load.started" }
const end = { type: "load.finished" }

/** So much is under way: a call of the page; that and another page with its call. */
const call = 1
const page = 3
const isUnderWay = (loads: number) => (at: Snapshot) => at.context.loads === loads

/** Calls that nobody answers: the pages say so, and are there all the same. */
const away = { status: 503, json: {} }
const answers = async ({ ports }: Scene<ProgressScreen>, ...names: ReadonlyArray<string>) => {
  for (const name of names) await ports.answer(name, ports.count(name), away)
}
const asks = async ({ ports }: Scene<ProgressScreen>, port: string, act: () => Promise<unknown>) => {
  const next = ports.count(port) + 1
  await act()
  await ports.reached(port, next)
}

const seen: Readonly<Record<string, string>> = {
  hidden: "hidden",
  "loading.unnoticed": "hidden",
  "loading.creeping": "creeping",
  "loading.standing": "standing"
}

const begins = async ({ page: opened }: Scene<ProgressScreen>) => {
  await opened.getByRole("button", { name: "Auszug herunterladen" }).and(opened.locator(":enabled")).waitFor()
  await opened.waitForFunction(() => window.machineStates?.["progress"] === "hidden")
}

/** The bar above a loading page, walked by calls and by pages that are gone to, given up and come too late. */
export const progressPaths: PathsOf<typeof progressMachine, ProgressScreen> = {
  machine: progressMachine,
  starts: [{ name: "a page that is there", input: undefined }],
  frame: 60,
  ports: {
    data: "**/api/kunde/datenauszug",
    orders: "**/api/kunde/bestellungen*",
    home: "**/api/kunde/startseite*"
  },
  immediate: [],
  screen: (opened) => new ProgressScreen(opened),
  open: async (scene) => {
    const email = mailbox("balken")
    await insertAccount(email, "Role_Customer")
    await signIn(scene.page, email, path, false)
    await begins(scene)
  },
  openAgain: async (scene) => {
    await scene.page.goto(path)
    await begins(scene)
  },
  gestures: [
    does("asks for his data", [start], isUnderWay(0), (scene) =>
      asks(scene, "data", () => scene.screen.asks())
    ),
    does("they come", [end], isUnderWay(call), (scene) => scene.screen.ends(1, () => answers(scene, "data"))),
    does("goes to his orders", [start, start], isUnderWay(call), (scene) =>
      asks(scene, "orders", () => scene.screen.goTo("Bestellungen"))
    ),
    // each call that a page leaves behind is given up
    does("goes back instead", [end, end], isUnderWay(page), ({ screen }) =>
      screen.ends(2, () => screen.goBack())
    ),
    {
      ...does("the orders come, and his data", [end, end, end], isUnderWay(page), (scene) =>
        scene.screen.ends(3, () => answers(scene, "orders", "data"))
      ),
      isLast: true
    },
    {
      // one way on, however often it leads elsewhere before a page is there
      ...does(
        "goes home instead, which comes with his data",
        [end, start, end, end, end],
        isUnderWay(page),
        async (scene) => {
          await scene.screen.ends(1, () => asks(scene, "home", () => scene.screen.goTo("Übersicht")))
          await scene.screen.ends(3, () => answers(scene, "home", "data"))
        }
      ),
      isLast: true
    },
    waits("xstate.after.progressThrottle.progress.loading.unnoticed"),
    waits("xstate.after.progressDuration.progress.loading.creeping")
  ],
  sees: ({ value, context: { loads } }) => [value, loads],
  seen: ({ value }) => seen[pathOf(value)],
  look: ({ screen }) => screen.look(),
  excluded: progressExclusions
}
