import type { SnapshotFrom } from "xstate"
import { news, toastQueueMoves } from "../../../model-tests/toast-queue/walk.ts"
import { toastQueueMachine } from "../../../src/machines/toast-queue.machine.ts"
import { gesturesOn, type Way } from "../harness/gestures.ts"
import type { PathsOf } from "../harness/paths-of.ts"
import { toastQueueExclusions } from "./excluded.ts"
import { ToastScreen } from "./screen.ts"

type Snapshot = SnapshotFrom<typeof toastQueueMachine>

const { causes, waits } = gesturesOn<typeof toastQueueMachine, ToastScreen>()
const editor = "Role_Interaid_Editor"

const isHeld = (at: Snapshot) => at.matches({ showing: "held" })
const isCounting = (at: Snapshot) => at.matches({ showing: "counting" })

/** Something is done to the account, with the pointer elsewhere. */
const acts = (name: keyof typeof news): Way<typeof toastQueueMachine, ToastScreen> => ({
  when: (at) => !isHeld(at),
  act: ({ screen }) => screen.user.act(name)
})

const gestures = [
  ...causes(toastQueueMoves, {
    'does "Konto sperren"': acts("Konto sperren"),
    'does "Zweiten Faktor zurücksetzen"': acts("Zweiten Faktor zurücksetzen"),
    "points at it": { when: isCounting, act: ({ screen }) => screen.place.hover() },
    // who has clicked a button in it has the focus there as well: both have to leave
    "clicks elsewhere": { when: isHeld, act: ({ screen }) => screen.clickElsewhere() },
    "closes it and moves on": {
      when: isHeld,
      act: async ({ screen }, { snapshot }) => {
        await screen.close.click()
        // else the pointer would lie where the next one comes up
        if ((snapshot as Snapshot).matches("empty")) await screen.clickElsewhere()
      }
    },
    "closes it by voice, which moves neither pointer nor focus": {
      when: isCounting,
      act: ({ screen }) => screen.close.dispatchEvent("click")
    }
  }),
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
