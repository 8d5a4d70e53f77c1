import { type ComponentType, useDeferredValue } from "react"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"

/**
 * Links of the list as sent by the server: each works without a script, which is loaded on the first interaction.
 * Changes wait while the script is loading, so that the links never disappear. `onServer` is the part itself, which is
 * only in the server's build.
 */
export const sleepingLinks = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined
): ComponentType<Props> => {
  const Part: ComponentType<Props> = sleepingPart(async () => withPartTexts(await load()), onServer)
  return (props) => <Part {...useDeferredValue(props)} />
}
