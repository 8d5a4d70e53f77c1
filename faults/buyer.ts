import { Broken } from "./broken.ts"
import { Browser } from "./browser.ts"
import { led, placed } from "./order.ts"
import { customerMailbox, signIn } from "./people.ts"
import type { Scene } from "./scene.ts"
import type { Story } from "./story.ts"
import { Wizard } from "./wizard.ts"

/**
 * Runs a story from the first call to the last; if the shop loses acknowledged data, the story ends there, and the
 * ledger records where.
 */
export const buy = async (scene: Scene, seller: Browser, story: Story): Promise<void> => {
  const browser = await Browser.open(scene, story.number)
  const account = customerMailbox(story.number)
  const mailbox = `fault-${story.number}@example.de`
  if (story.who === "customer") await signIn(browser, account)
  const wizard = await Wizard.begin(scene, browser, story, mailbox)
  try {
    await wizard.save("address", story.torn === "address")
    if (story.who === "signs in on the way") {
      await signIn(browser, account)
      // after signing in, the draft belongs to the account
      await wizard.look()
    }
    if (story.stations > 1) await wizard.save("stations", story.torn === "stations")
    await wizard.save("payment", story.torn === "payment")
    if (story.again !== "none") await wizard.save(story.again, false)
    await wizard.check()
    const orderId = await placed(scene, browser, wizard.draft, story.clicks)
    await led(scene, { buyer: browser, seller }, { orderId, mailbox }, story)
  } catch (error) {
    if (!(error instanceof Broken)) throw error
  }
}
