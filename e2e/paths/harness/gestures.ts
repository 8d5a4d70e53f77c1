import type { Page } from "@playwright/test"
import type { AnyEventObject, AnyStateMachine, AnyStateNode, SnapshotFrom } from "xstate"
import { type Moves, partsOfMove } from "../../../model-tests/harness/moves.ts"
import type { Gesture } from "./paths-of.ts"
import type { Reply } from "./ports.ts"

/** The server's reply: a fixed one, or one that depends on the page's clock. */
export type Spoken = Reply | ((page: Page) => Promise<Reply>)

/**
 * How the test causes a move on the page: by a reply of the server, or by a user action with the condition for when it
 * is possible.
 */
export type Way<TMachine extends AnyStateMachine, Screen> =
  | { readonly reply: Spoken }
  | {
      readonly when: (snapshot: SnapshotFrom<TMachine>) => boolean
      readonly act: Gesture<Screen>["act"]
    }

/**
 * A way to cause each move, or a function that derives the way from the move; the compiler reports moves without a way.
 */
type WaysOf<TMachine extends AnyStateMachine, Screen, M extends Moves> = {
  readonly [Name in keyof M]: Way<TMachine, Screen> | ((move: M[Name]) => Way<TMachine, Screen>)
}

/** Returns the port to which a response event belongs. */
const portOf = (type = ""): string => type.replace(/^xstate\.(?:done|error)\.actor\./u, "")

/** Creates the three kinds of gestures of a machine's page: the user acts, the server responds, time passes. */
export const gesturesOn = <TMachine extends AnyStateMachine, Screen>() => {
  type When = (snapshot: SnapshotFrom<TMachine>) => boolean
  const does = (
    type: string,
    parts: ReadonlyArray<AnyEventObject>,
    when: When,
    act: Gesture<Screen>["act"]
  ): Gesture<Screen> => ({ type, parts, when: (snapshot) => when(snapshot as SnapshotFrom<TMachine>), act })
  const replies =
    (port: string, reply: Spoken): Gesture<Screen>["act"] =>
    async ({ page, ports }, { calls }) =>
      ports.answer(port, calls[port] ?? 0, typeof reply === "function" ? await reply(page) : reply)
  return {
    does,
    /**
     * Turns the moves of the machine's own path test into gestures on its page, in the same order; a response is
     * possible whenever its call is pending.
     */
    causes: <const M extends Moves>(
      moves: M,
      ways: WaysOf<TMachine, Screen, M>
    ): ReadonlyArray<Gesture<Screen>> =>
      Object.keys(moves).flatMap((type: keyof M & string) => {
        const move = moves[type]
        if (move === undefined) return []
        const parts = partsOfMove(move)
        const given = ways[type]
        const way: Way<TMachine, Screen> = typeof given === "object" ? given : given(move)
        return "reply" in way
          ? [{ type, parts, act: replies(portOf(parts[0]?.type), way.reply) }]
          : [does(type, parts, way.when, way.act)]
      }),
    /**
     * Responds to the last call of a port. `parts` also contains the events that the page causes afterwards without a
     * user action.
     */
    answers: (
      port: string,
      name: string,
      parts: ReadonlyArray<AnyEventObject>,
      reply: Spoken,
      when: When
    ): Gesture<Screen> => does(name, parts, when, replies(port, reply)),
    waits: (type: string): Gesture<Screen> => ({
      type,
      parts: [{ type }],
      when: (snapshot) => snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(type)),
      act: async () => {}
    })
  }
}

/** Creates a refusal in the format of the API. */
export const refusedWith = (
  status: number,
  code: string,
  more: object = {}
): Extract<Reply, { readonly json: unknown }> => ({
  status,
  json: { Code: code, Message: "", Problems: [], ...more }
})

/** Returns the live messages of a page: titles of notices, or the text of notices without a title. */
export const noticesOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll(":is([role=alert], [role=status])[data-state] p:first-child")].map(
        (title) => title.textContent
      )
    )
