/**
 * What Playwright switches off by itself. Chromium heeds only the last list, so that this one has to hold these too; a
 * test says when Playwright's changes.
 */
const ofPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion"
]

/**
 * Pages of the address bar, which tests do not use: with each window Chromium starts two processes for them, which take
 * three times the work of the window itself, and which a context waits for when it ends.
 */
const ofAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"]

/** Names that `--disable-features` is given. */
export const disabledFeatures: ReadonlyArray<string> = [...ofPlaywright, ...ofAddressBar]

/** How the journeys start Chromium. */
export const chromiumArgs: ReadonlyArray<string> = [
  // no machine that runs tests has a graphics card, and the process that stands in for one can only hang
  "--disable-gpu",
  `--disable-features=${disabledFeatures.join(",")}`
]
