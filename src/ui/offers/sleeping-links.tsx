import { type ComponentType, useDeferredValue } from "react"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"

/**
 * Links of the list as they were sent: each works without a script, which comes with the first touch. Changes wait for a
 * script that is on its way, so that the links never vanish. `onServer` is the part itself, which only the server's build has.
 */
export const sleepingLinks = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined
): ComponentType<Props> => {
  const Part: ComponentType<Props> = sleepingPart(async () => withPartTexts(await load()), onServer)
  return (props) => <Part {...useDeferredValue(props)} />
}
