import { isSameBooking } from "../../src/domain/cancellation/booking.ts"
import type { Booking, SaveAnswer } from "../../src/domain/cancellation/cancellation.ts"
import { wholeView } from "../../src/domain/cancellation/view.ts"
import {
  type CancellationEvent,
  cancellationMachine,
  type KeptEdit,
  type SaveBatch
} from "../../src/machines/cancellation.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { BrokenPromise, type Note } from "../harness/story.ts"
import type { FakeCancellationServer } from "./fake-cancellation-server.ts"
import { query } from "./cancellations.ts"

/** A running save; it may reach the server even if the desk has given it up. */
export interface SaveOnItsWay {
  readonly batch: SaveBatch
  readonly index: number
  readonly of: Stage<typeof cancellationMachine>
  /**
   * The server's booking of each row as the desk knew it when it sent the save, and whether a response had been lost
   * since.
   */
  readonly known: ReadonlyMap<string, { readonly base: Booking; readonly isUnsure: boolean }>
  answer: SaveAnswer | null
}

/** The booking that a user wants for a row, and the row's version at that time. */
interface Wish {
  readonly booking: Booking
  readonly since: number
}

export const bookingInWords = ({ bookedAs }: Booking): string => bookedAs ?? "not booked"

/** Creates a user at a desk: the real machine, the running saves, and the user's wishes. */
export const cancellationEditor = (name: string, server: FakeCancellationServer, note: Note) => {
  let pages = 0
  const open = () => {
    pages += 1
    const input = { query, view: wholeView, keySeed: `desk-${name}-${pages}` }
    return stage(cancellationMachine, input, ["keepBatch", "dropBatch", "showAddress", "leave"])
  }
  let desk = open()
  let kept: ReadonlyArray<KeptEdit> = []
  const wishes = new Map<string, Wish>()
  const saves: Array<SaveOnItsWay> = []
  let sent = 0
  let lists = 0

  const edit = (id: string) => desk.snapshot().context.edits.get(id)
  const rowOf = (id: string) => desk.snapshot().context.rows.find(({ orderId }) => orderId === id)
  const mine = (id: string): Booking | undefined => edit(id)?.row.mine ?? rowOf(id)

  /** Responds to the ports that only read the browser's storage, and records the sent batches. */
  const settle = async () => {
    if (desk.snapshot().matches({ list: "recalling" })) await desk.answer("recallBatch", kept)
    const batches = desk.asked("saveCancellations") as ReadonlyArray<SaveBatch>
    for (; sent < batches.length; sent++) {
      const batch = batches[sent]
      if (batch === undefined) continue
      note("saves")
      const known = new Map<string, { readonly base: Booking; readonly isUnsure: boolean }>()
      for (const item of batch.items) {
        const wish = wishes.get(item.orderId)
        if (wish === undefined || !isSameBooking(wish.booking, item))
          throw new BrokenPromise(
            "only what the user has marked is sent, and as it was marked",
            `desk ${name} sends ${item.orderId} as ${bookingInWords(item)}`
          )
        const at = edit(item.orderId)
        if (at !== undefined) known.set(item.orderId, at.row)
      }
      saves.push({ batch, index: sent, of: desk, known, answer: null })
    }
    const keeping = [...desk.effects("keepBatch")].at(-1)
    if (!desk.snapshot().hasTag("unsaved")) kept = []
    else if (keeping !== undefined) kept = keeping as ReadonlyArray<KeptEdit>
  }

  return {
    name,
    saves,
    desk: () => desk,
    place: (id: string) => edit(id)?.place,
    theirs: (id: string) => edit(id)?.row.theirs ?? null,
    mine,
    rowOf,
    settle,
    can: (event: CancellationEvent): boolean => desk.snapshot().can(event),
    send: async (event: CancellationEvent) => {
      desk.send(event)
      await settle()
    },
    /** Records that from now on the user wants the booking that is marked in the row. */
    wish: (id: string) => {
      const [booking, since] = [mine(id), rowOf(id)?.version]
      if (booking !== undefined && since !== undefined) wishes.set(id, { booking, since })
    },
    unwish: (id: string) => wishes.delete(id),
    isListing: () => desk.asked("listCancellations").length > lists,
    /** Responds to the request for the list with the server's rows, or lets it fail. */
    list: async (comes: boolean) => {
      lists = desk.asked("listCancellations").length
      const rows = server.list()
      if (comes) await desk.answer("listCancellations", { kind: "listed", rows, total: rows.length })
      else await desk.fail("listCancellations")
      await settle()
    },
    /** Reloads the page, with the changes that the browser has stored. */
    reload: async () => {
      desk.send({ type: "page.hidden" })
      await settle()
      desk = open()
      sent = 0
      lists = 0
    },
    /**
     * Ends a user's wish for a row once the server has stored the wanted booking; until then the row must be shown as
     * unsaved.
     */
    keep: () => {
      for (const [id, { booking, since }] of wishes) {
        if (rowOf(id) === undefined || desk.snapshot().matches({ list: "recalling" })) continue
        const isUnsaved = edit(id)?.isUnsaved === true
        if (!isUnsaved && server.hasBeen(id, booking, since)) wishes.delete(id)
        else if (!isUnsaved)
          throw new BrokenPromise(
            "a row is unsaved until the server has it as it was marked",
            `${id} of desk ${name} is clean, and the server never had it ${bookingInWords(booking)}`
          )
        else if (!isSameBooking(mine(id) ?? booking, booking))
          throw new BrokenPromise(
            "what was marked stays marked",
            `${id} of desk ${name} became ${bookingInWords(mine(id) ?? booking)}`
          )
      }
    }
  }
}

export type CancellationEditor = ReturnType<typeof cancellationEditor>
