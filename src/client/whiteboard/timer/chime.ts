/** Two soft notes, a fifth apart. */
const NOTES = [523.25, 783.99];
const NOTE_SECONDS = 1.4;
const GAP_SECONDS = 0.35;
const VOLUME = 0.15;

/** Plays a gentle sound. Browsers keep it silent until the visitor has used the page. */
export async function playChime() {
  const audio = new AudioContext();
  // A context that is not allowed to start never resolves.
  if (audio.state === 'suspended') void audio.resume();
  NOTES.forEach((frequency, index) => {
    const start = audio.currentTime + index * GAP_SECONDS;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(VOLUME, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
    if (index === NOTES.length - 1) tone.addEventListener('ended', () => void audio.close());
  });
}
