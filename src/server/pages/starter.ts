import type { PageAssets } from "./client-assets.ts"

/** What a person does first with a page that comes to life by itself, and may not wait for it. */
const touches = ["pointerdown", "keydown", "focusin"]

/** What wakes a page that sleeps; `wake` is the word of its own small script (src/entry-sleeping.ts). */
const wakers = [...touches, "touchstart", "click", "change", "wake"]

/**
 * A pointer that comes nearer wakes it as well. Browsers tell of a pointer that lies still whenever the page below it
 * changes: so it must have gone from where it was first seen.
 */
const wakeByPointer = `;let m;addEventListener("pointermove",e=>{const n=e.screenX+" "+e.screenY;m??=n;m==n||s()},{capture:true,passive:true})`

/**
 * Starts the page's script after the largest paint was seen, so that no script competes with it (1.5 s after load where
 * the browser does not tell of paints; at once on the first touch). Of a page that sleeps, the small script alone begins
 * so, and all others when somebody turns to the page. Fetched together, its parts run one after another, so
 * that none of them holds up a finger for long. Before them the rules that stand in the page are named by links that load
 * nothing, which keep the router from fetching them again; Chromium 150 fetches disabled links that stand in a page
 * itself, and paints no sooner. What is changed before any of it runs is noted for the parts that take it up
 * (ui/kit/early-changes.ts), and a wish to sign out for the session (services/session/start-for-signed-in.ts). A script
 * that is gone since the page was sent loads the page anew, at most once per 60 s (services/browser/chunk-reload.ts).
 * Short, because it stands in every page.
 */
export const starter = ({ entry, preloads, cssFiles, sleeping }: PageAssets): string => {
  const sleeps = sleeping.length > 0
  return `(()=>{let d=0,z=0;const k=(o)=>document.head.append(Object.assign(document.createElement("link"),o)),l=async f=>{for(const href of f)k({rel:"modulepreload",href});try{for(const h of f){await import(h);await new Promise(r=>setTimeout(r))}}catch{const c="chunkReload",t=Date.now();if(t-(sessionStorage[c]||0)>6e4){sessionStorage[c]=t;location.reload()}}},s=()=>{if(d++)return;for(const href of ${JSON.stringify(cssFiles)})k({disabled:!0,rel:"stylesheet",href});l(${JSON.stringify([...preloads, entry])})},b=${sleeps ? `()=>{d||z++||l(${JSON.stringify(sleeping)})}` : "s"};try{new PerformanceObserver(()=>setTimeout(b)).observe({type:"largest-contentful-paint",buffered:true})}catch{}for(const e of${JSON.stringify(sleeps ? wakers : touches)})addEventListener(e,s,{once:true,capture:true,passive:true})${sleeps ? wakeByPointer : ""};addEventListener("load",()=>setTimeout(b,1500));earlyTargets=[];addEventListener("change",e=>earlyTargets.push(e.target),!0);addEventListener("click",e=>e.target.closest("[data-sign-out]")&&earlyTargets.push(e.target),!0)})()`
}
