import { type ComponentType, useDeferredValue } from "react"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"

/**
 * A part of the list as sent by the server, with its own texts: it works without a script, which is loaded on the first
 * interaction, unless `options` say otherwise. Changes wait while the script is loading, so that the part never
 * disappears. `onServer` is the part itself, which is only in the server's build.
 */
export const deferredPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
  options?: Parameters<typeof sleepingPart>[2]
): ComponentType<Props> => {
  const Part: ComponentType<Props> = sleepingPart(async () => withPartTexts(await load()), onServer, options)
  return (props) => <Part {...useDeferredValue(props)} />
}
