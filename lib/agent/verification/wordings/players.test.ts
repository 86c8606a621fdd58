import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["PUT /library 200"] } as const;

const songs = ["Blue Hour", "Blue Harbour", "Low Tide"];
const key = (name: string): string => name.replace(/\W/g, "");
type Player = {
  here?: string;
  playing?: boolean;
  muted?: boolean;
  shuffle?: boolean;
  repeat?: boolean;
  liked?: readonly string[];
  queue?: readonly string[];
  more?: string;
};
const player = (is: Player = {}) => {
  const { here = "Blue Hour", playing, muted, shuffle, repeat, liked = [], queue = [], more = "" } = is;
  return `
  link "Library" >/library #library
  link "Liked songs (${liked.length})" >/liked #liked
  heading "Evening"
  list "Songs"
${songs
  .map(
    (name) =>
      `    item "${name} The Lanterns 3:41"${name === here ? " [.active]" : ""}\n      button "Play ${name}" #p-${key(name)}\n      button "${liked.includes(name) ? "Remove from liked songs" : "Like"}" [${liked.includes(name) ? "pressed" : "unpressed"}] #k-${key(name)}\n      button "More options" [collapsed popup] #m-${key(name)}`,
  )
  .join("\n")}
  region "Player"
    link "${here}" >/songs/${key(here)} #now
    button "Shuffle" [${shuffle ? "pressed" : "unpressed"}] #shuffle
    button "Previous" #back
    button "${playing ? "Pause" : "Play"}" #play
    button "Next" #next
    button "Repeat" [${repeat ? "pressed" : "unpressed"}] #repeat
    slider "Position" ="${playing ? 3 : 2}" #position
    button "${muted ? "Unmute" : "Mute"}" #mute
    slider "Volume" ="${muted ? 0 : 60}" #volume
  region "Queue"
    heading "Next in queue"
${queue.map((name) => `    item "${name}"\n      button "Remove from queue" #q-${key(name)}`).join("\n")}
${more}`;
};
const turns = (on: string, from: Player, to: Player): Act => clicks(on, player(from), player(to));
const menu = (name: string) =>
  `  menu "More options for ${name}"\n    menuitem "Add to queue" #toqueue\n    menuitem "Add to playlist" [collapsed popup] #toplaylist\n    menuitem "Go to artist" #toartist`;
const likes = (name: string): Act => clicks(`#k-${key(name)}`, player(), player({ liked: [name] }), stores);

wordingsTable([
  {
    wanted: "the music plays",
    steps: [
      "Press Play in the player",
      "Start the playback",
      'Click "Play" in the player bar at the bottom',
      "The music should be playing",
      "Resume the playback in the player",
      "The playback is running",
    ],
    act: turns("#play", {}, { playing: true }),
    others: {
      paused: turns("#play", { playing: true }, {}),
      next: turns("#next", {}, { here: "Blue Harbour" }),
      nothing: turns("#play", {}, { more: '  alert "Playback is not available offline"' }),
    },
    told: 3,
  },
  {
    wanted: "the music rests",
    steps: [
      "Pause the music",
      "Pause the player",
      'Click "Pause"',
      "The song should be paused",
      "The playback is paused",
      "Pause Blue Hour",
      "Stop the playback with the pause button",
    ],
    act: turns("#play", { playing: true }, {}),
    others: {
      playing: turns("#play", {}, { playing: true }),
      muted: turns("#mute", { playing: true }, { playing: true, muted: true }),
      next: turns("#next", { playing: true }, { playing: true, here: "Blue Harbour" }),
      nothing: turns("#play", { playing: true }, { playing: true }),
    },
    told: 7,
  },
  {
    wanted: "another song plays",
    steps: [
      "Play the song Low Tide",
      'Play "Low Tide"',
      "Low Tide should be playing",
      "Start Low Tide from the list",
      'Click the play button of "Low Tide"',
      "Play the third song of the playlist",
      "Low Tide by The Lanterns is played",
    ],
    act: turns("#p-LowTide", { playing: true }, { playing: true, here: "Low Tide" }),
    others: {
      sister: turns("#p-BlueHarbour", { playing: true }, { playing: true, here: "Blue Harbour" }),
      liked: likes("Low Tide"),
      menu: turns("#m-LowTide", { playing: true }, { playing: true, more: menu("Low Tide") }),
      nothing: turns(
        "#p-LowTide",
        { playing: true },
        { playing: true, more: '  alert "Song not available"' },
      ),
    },
    told: 5,
  },
  {
    wanted: "no sound",
    steps: [
      "Mute the player",
      "Mute the sound",
      "Turn the sound off",
      "The player should be muted",
      'Click "Mute"',
      "Click the speaker icon to mute the music",
      "Silence the player (mute)",
    ],
    act: turns("#mute", { playing: true }, { playing: true, muted: true }),
    others: {
      loud: turns("#mute", { playing: true, muted: true }, { playing: true }),
      paused: turns("#play", { playing: true }, {}),
      nothing: turns("#mute", { playing: true }, { playing: true }),
    },
    told: 6,
  },
  {
    wanted: "in any order",
    steps: [
      "Turn on shuffle",
      "Enable Shuffle in the player",
      "Shuffle should be on",
      "Activate shuffle mode",
      'Click "Shuffle" to play in random order',
      "The shuffle mode is enabled",
      "Switch shuffle on",
    ],
    act: turns("#shuffle", {}, { shuffle: true }),
    others: {
      off: turns("#shuffle", { shuffle: true }, {}),
      repeat: turns("#repeat", {}, { repeat: true }),
      nothing: turns("#shuffle", {}, {}),
    },
    told: 6,
  },
  {
    wanted: "a song is liked",
    steps: [
      "Like Blue Harbour",
      "Like the song Blue Harbour",
      "Click the heart of Blue Harbour",
      "Add Blue Harbour to the liked songs",
      "Blue Harbour should be liked",
      "Blue Harbour is among the liked songs",
      'Press "Like" in the row of "Blue Harbour"',
      "Like the second song",
    ],
    act: likes("Blue Harbour"),
    others: {
      sister: likes("Blue Hour"),
      "no longer": clicks("#k-BlueHarbour", player({ liked: ["Blue Harbour"] }), player(), stores),
      menu: turns("#m-BlueHarbour", {}, { more: menu("Blue Harbour") }),
      nothing: clicks("#k-BlueHarbour", player(), player({ more: '  status "Log in to like songs"' }), {
        mutating: true,
      }),
    },
    told: 6,
  },
  {
    wanted: "a song comes next, by its menu",
    steps: [
      "Add Blue Harbour to the queue",
      'Click "Add to queue" in the menu of Blue Harbour',
      "Queue Blue Harbour",
      "Blue Harbour should be in the queue",
      "Open the More options menu of Blue Harbour and choose Add to queue",
      "Put the song Blue Harbour into the play queue",
    ],
    act: clicks(
      "#toqueue",
      player({ more: menu("Blue Harbour") }),
      player({ queue: ["Blue Harbour"] }),
      stores,
    ),
    others: {
      sister: clicks(
        "#toqueue",
        player({ more: menu("Blue Hour") }),
        player({ queue: ["Blue Hour"] }),
        stores,
      ),
      "menu only": turns("#m-BlueHarbour", {}, { more: menu("Blue Harbour") }),
      "shut only": clicks("#toqueue", player({ more: menu("Blue Harbour") }), player(), { mutating: true }),
      removed: clicks("#q-BlueHarbour", player({ queue: ["Blue Harbour"] }), player(), stores),
    },
    told: 3,
  },
  {
    wanted: "a song comes next no longer",
    steps: [
      "Remove Blue Harbour from the queue",
      "Take Blue Harbour out of the play queue",
      "Blue Harbour should no longer be in the queue",
      'Click "Remove from queue" next to Blue Harbour',
      "The queue does not contain Blue Harbour any more",
      "Delete the second song from the queue",
    ],
    act: clicks(
      "#q-BlueHarbour",
      player({ queue: ["Low Tide", "Blue Harbour"] }),
      player({ queue: ["Low Tide"] }),
      stores,
    ),
    others: {
      sister: clicks(
        "#q-LowTide",
        player({ queue: ["Low Tide", "Blue Harbour"] }),
        player({ queue: ["Blue Harbour"] }),
        stores,
      ),
      added: clicks(
        "#toqueue",
        player({ queue: ["Low Tide"], more: menu("Blue Harbour") }),
        player({ queue: ["Low Tide", "Blue Harbour"] }),
        stores,
      ),
      nothing: clicks(
        "#q-BlueHarbour",
        player({ queue: ["Low Tide", "Blue Harbour"] }),
        player({ queue: ["Low Tide", "Blue Harbour"] }),
        { mutating: true },
      ),
    },
    told: 6,
  },
]);

const video = (subtitles: string, speed: string, open = "") => `
  region "Video player"
    button "Play" #play
    button "Subtitles" [${open === "Subtitles" ? "expanded" : "collapsed"} popup] #subs
    button "Settings" [${open === "Settings" ? "expanded" : "collapsed"} popup] #gear
    button "Full screen" [unpressed] #full
  heading "How to prune a rose"
  button "Subscribe" #subscribe
  button "Save" #save
${open === "Subtitles" ? `  menu "Subtitles"\n${["Off", "English", "German"].map((one) => `    menuitem "${one}" [${one === subtitles ? "checked" : "unchecked"}] #s-${one}`).join("\n")}` : ""}
${open === "Settings" ? `  menu "Playback speed"\n${["0.5x", "Normal", "1.5x", "2x"].map((one) => `    menuitem "${one}" [${one === speed ? "checked" : "unchecked"}] #v-${key(one)}`).join("\n")}` : ""}
`;
wordingsTable([
  {
    wanted: "words below the pictures",
    steps: [
      "Turn on German subtitles",
      "Choose German in the subtitles menu",
      "Select the German subtitles",
      "The subtitles should be German",
      "Set the subtitles to German",
      "Switch the subtitles from Off to German",
      'Click "German" under Subtitles',
    ],
    act: clicks("#s-German", video("Off", "Normal", "Subtitles"), video("German", "Normal", "Subtitles")),
    others: {
      english: clicks(
        "#s-English",
        video("Off", "Normal", "Subtitles"),
        video("English", "Normal", "Subtitles"),
      ),
      off: clicks("#s-Off", video("German", "Normal", "Subtitles"), video("Off", "Normal", "Subtitles")),
      "menu only": clicks("#subs", video("Off", "Normal"), video("Off", "Normal", "Subtitles")),
      shut: clicks("#subs", video("Off", "Normal", "Subtitles"), video("Off", "Normal")),
    },
    told: 5,
  },
  {
    wanted: "pictures run faster",
    steps: [
      "Set the playback speed to 1.5x",
      "Choose 1.5x as the playback speed",
      "The playback speed should be 1.5x",
      "Change the speed of the video to 1.5x",
      "Play the video at 1.5x speed",
      'Select "1.5x" in the settings menu',
      "Increase the speed from Normal to 1.5x",
    ],
    act: clicks("#v-15x", video("Off", "Normal", "Settings"), video("Off", "1.5x", "Settings")),
    others: {
      double: clicks("#v-2x", video("Off", "Normal", "Settings"), video("Off", "2x", "Settings")),
      normal: clicks("#v-Normal", video("Off", "1.5x", "Settings"), video("Off", "Normal", "Settings")),
      "menu only": clicks("#gear", video("Off", "Normal"), video("Off", "Normal", "Settings")),
      nothing: clicks("#v-15x", video("Off", "Normal", "Settings"), video("Off", "Normal", "Settings")),
    },
    told: 7,
  },
]);
