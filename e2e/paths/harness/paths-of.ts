import type { Page } from "@playwright/test"
import type { AnyStateMachine, SnapshotFrom } from "xstate"
import type { Occasion, Stop, Tourable } from "../../../model-tests/harness/drive.ts"
import type { Ports } from "./ports.ts"

/** What a gesture works with: the page under test and its API calls, to which the test responds. */
export interface Scene<Screen> {
  readonly page: Page
  readonly ports: Ports
  readonly screen: Screen
  /** How many calls each delayed port (`later`) has received. */
  readonly asked: Map<string, number>
}

/** A user action or a server response: its events for the machine, and how to perform it on the page. */
export interface Gesture<Screen> extends Occasion {
  /** Whether the gesture itself advances the clock while it runs. */
  readonly isTimed?: boolean
  /** Whether the page causes the last event without a user action, during the time that passes after the gesture. */
  readonly endsLater?: boolean
  /** Whether the gesture leads to another page, which shows nothing of this machine. */
  readonly leaves?: boolean
  readonly act: (scene: Scene<Screen>, stop: Stop<AnyStateMachine>) => Promise<unknown>
}

export interface PathsOf<TMachine extends AnyStateMachine, Screen> extends Omit<
  Tourable<TMachine>,
  "happenings"
> {
  /** URLs of the API calls that the test intercepts, by port; with a method if other calls use the same URL. */
  readonly ports: Readonly<Record<string, string>>
  /** Ports that send exactly one call each time they are invoked. */
  readonly immediate: ReadonlyArray<string>
  /**
   * Ports that send their call after a delay, and only in some situations. Each function returns whether a call that
   * has just started will be sent in this situation.
   */
  readonly later?: Readonly<Record<string, (snapshot: SnapshotFrom<TMachine>) => boolean>>
  readonly screen: (page: Page) => Screen
  /** Opens the page of a start, by its name, and waits until the page reacts to input. */
  readonly open: (scene: Scene<Screen>, start: string) => Promise<void>
  /** Opens another start on a page that has already been used for a tour, without loading its document. */
  readonly openAgain?: (scene: Scene<Screen>, start: string) => Promise<void>
  readonly gestures: ReadonlyArray<Gesture<Screen>>
  /** The value that stands for the state of a machine that has not started yet. */
  readonly unborn?: unknown
  /** Expected view in a state of the machine, written by hand. */
  readonly seen: (snapshot: SnapshotFrom<TMachine>) => unknown
  /** The view that the page shows, to be compared with `seen`. */
  readonly look: (scene: Scene<Screen>) => Promise<unknown>
  /** The machine's state as shown by the page, for a machine that is stepped without an actor. */
  readonly shownState?: (scene: Scene<Screen>) => Promise<unknown>
  /** Transitions that cannot be triggered in a browser, each with the reason. */
  readonly excluded: Readonly<Record<string, string>>
  /** Machines that run inside this one and are counted with it. */
  readonly within?: ReadonlyArray<AnyStateMachine>
}
