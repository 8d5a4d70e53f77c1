import type { SnapshotFrom } from "xstate"
import { toastQueueMachine } from "../../../src/machines/toast-queue.machine.ts"
import { gesturesOn } from "../harness/gestures.ts"
import type { Gesture, PathsOf } from "../harness/paths-of.ts"
import { toastQueueExclusions } from "./excluded.ts"
import { news, ToastScreen } from "./screen.ts"

type Snapshot = SnapshotFrom<typeof toastQueueMachine>

const { does, waits } = gesturesOn<typeof toastQueueMachine, ToastScreen>()
const editor = "Role_Interaid_Editor"

const isHeld = (at: Snapshot) => at.matches({ showing: "held" })
const isCounting = (at: Snapshot) => at.matches({ showing: "counting" })

/** Something is done to the account, with the pointer elsewhere. */
const acts = (name: keyof typeof news): Gesture<ToastScreen> =>
  does(
    `does "${name}"`,
    [{ type: "toast.show", text: news[name] }],
    (at) => !isHeld(at),
    ({ screen }) => screen.user.act(name)
  )

const gestures: ReadonlyArray<Gesture<ToastScreen>> = [
  acts("Konto sperren"),
  acts("Zweiten Faktor zurücksetzen"),
  does("points at it", [{ type: "toast.hold" }], isCounting, ({ screen }) => screen.place.hover()),
  // who has clicked a button in it has the focus there as well: both have to leave
  does("clicks elsewhere", [{ type: "toast.release" }], isHeld, ({ screen }) => screen.clickElsewhere()),
  does("closes it and moves on", [{ type: "toast.dismiss" }], isHeld, async ({ screen }, { snapshot }) => {
    await screen.close.click()
    // else the pointer would lie where the next one comes up
    if ((snapshot as Snapshot).matches("empty")) await screen.clickElsewhere()
  }),
  does(
    "closes it by voice, which moves neither pointer nor focus",
    [{ type: "toast.dismiss" }],
    isCounting,
    ({ screen }) => screen.close.dispatchEvent("click")
  ),
  waits("xstate.after.toastShown.toastQueue.showing.counting")
]

/** Passing news of the desk, walked on the page of an account. */
export const toastQueuePaths: PathsOf<typeof toastQueueMachine, ToastScreen> = {
  machine: toastQueueMachine,
  starts: [{ name: "a page without news", input: undefined }],
  frame: 60,
  ports: {},
  immediate: [],
  screen: (page) => new ToastScreen(page),
  open: async ({ screen }) => {
    await screen.user.open(editor)
    screen.user.now = { rowVersion: 1, roles: [editor] }
  },
  gestures,
  sees: ({ value, context: { shown, waiting } }) => [value, shown, waiting],
  seen: ({ context: { shown } }) => ({ says: shown ?? "", canBeClosed: shown !== null }),
  look: ({ screen }) => screen.look(),
  excluded: toastQueueExclusions
}
