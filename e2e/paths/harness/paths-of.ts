import type { Page } from "@playwright/test"
import type { AnyStateMachine, SnapshotFrom } from "xstate"
import type { Occasion, Stop, Tourable } from "../../../model-tests/harness/drive.ts"
import type { Ports } from "./ports.ts"

/** A page on which a path is walked, whose calls the test answers. */
export interface Scene<Screen> {
  readonly page: Page
  readonly ports: Ports
  readonly screen: Screen
  /** How many calls of the ports that ask later have been made. */
  readonly asked: Map<string, number>
}

/** What the user does, or what the server answers: what it is for the machine, and how it is done on the page. */
export interface Gesture<Screen> extends Occasion {
  /** Whether it lets its time pass itself, in the middle of what it does. */
  readonly isTimed?: boolean
  /** Whether its last part comes with the time that passes after it, by the page's own doing. */
  readonly endsLater?: boolean
  /** Whether another page is there afterwards, which shows nothing of this machine. */
  readonly leaves?: boolean
  readonly act: (scene: Scene<Screen>, stop: Stop<AnyStateMachine>) => Promise<unknown>
}

export interface PathsOf<TMachine extends AnyStateMachine, Screen> extends Omit<
  Tourable<TMachine>,
  "happenings"
> {
  /** Addresses of the calls that are held, by the port that makes them; with a method where others make them as well. */
  readonly ports: Readonly<Record<string, string>>
  /** Ports that make one call each time they are asked, and none else. */
  readonly immediate: ReadonlyArray<string>
  /** Ports that ask only after a while, and not everywhere: whether a call just begun is made in this situation. */
  readonly later?: Readonly<Record<string, (snapshot: SnapshotFrom<TMachine>) => boolean>>
  readonly screen: (page: Page) => Screen
  /** Opens the page of a start, by its name, until it reacts to what is done. */
  readonly open: (scene: Scene<Screen>, start: string) => Promise<void>
  /** Opens another start on a page that has walked before, by what the page can do without its document. */
  readonly openAgain?: (scene: Scene<Screen>, start: string) => Promise<void>
  readonly gestures: ReadonlyArray<Gesture<Screen>>
  /** The state that stands for a machine which has not begun yet. */
  readonly unborn?: unknown
  /** What the user sees in a state of the machine: written by hand. */
  readonly seen: (snapshot: SnapshotFrom<TMachine>) => unknown
  /** The same, read from the page. */
  readonly look: (scene: Scene<Screen>) => Promise<unknown>
  /** Where the page shows that the machine stands, for one that is stepped without an actor. */
  readonly shownState?: (scene: Scene<Screen>) => Promise<unknown>
  /** Transitions that cannot be caused in a browser, each with the reason. */
  readonly excluded: Readonly<Record<string, string>>
  /** Machines that run inside this one and are counted with it. */
  readonly within?: ReadonlyArray<AnyStateMachine>
}
