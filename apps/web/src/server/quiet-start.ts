import { aliveEvent } from '../lib/early-clicks.ts'

/**
 * The start of a screen for reading. It is whole as HTML, so its scripts wait until it was seen and the browser rests, or
 * for the reader's first move: nothing then competes with the style sheet, the font and the first paint. The router's own
 * start imports all modules at once and runs them in one breath, during which a touch goes unanswered; here each module
 * is a step of its own, after those that it imports (`order`: all files of the build in that order).
 */
export const quietStart =
  (order: readonly string[]) =>
  (start: string, files: readonly string[]): string => {
    const places = new Map(order.map((file, place) => [file, place]))
    const placeOf = (file: string) => places.get(file) ?? order.length
    // The router's last import begins; it comes when everything else is there.
    const before = files.filter((file) => !start.includes(`import(${JSON.stringify(file)})`))
    const steps = before.toSorted((a, b) => placeOf(a) - placeOf(b))
    const inSteps = start
      .replaceAll(/import \* as (\w+) from ("[^"]+");?/g, 'const $1=await step($2);')
      .replaceAll(/import ("[^"]+");?/g, 'await step($1);')
      .replaceAll(/\bimport\(("[^"]+")\)/g, 'await step($1)')
    return `${waiting}
try{
fetchAll(${JSON.stringify(files)});
for(const file of ${JSON.stringify(steps)})await step(file);
${inSteps}
}catch(error){free();throw error}`
  }

/** For whom nothing is ever seen or at rest: a picture that never comes keeps a page from being loaded to its end. */
const waitMsMax = 10_000

/** First moves of a reader. A browser also tells of a pointer that rests where the page appears: such moves do not count. */
const moves = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']

/** In the page itself: it must be there before the first click. A click that only scripts can answer is kept for them. */
const waiting = `const step=async file=>{
const module=await import(file);
await new Promise(done=>setTimeout(done));
return module};
const fetchAll=files=>{
const nonce=document.querySelector('script[nonce]')?.nonce;
for(const href of files){
const link=document.createElement('link');
if(nonce)link.nonce=nonce;
document.head.append(Object.assign(link,{rel:'modulepreload',href,fetchPriority:'low'}))}};
let held;
const hold=event=>{
const link=event.target.closest?.('[data-scripted]');
if(!link||event.button||event.metaKey||event.altKey||event.ctrlKey||event.shiftKey)return;
event.preventDefault();
held=link};
const free=()=>{
removeEventListener('click',hold,true);
if(held?.isConnected)held.click()};
addEventListener('click',hold,true);
addEventListener('${aliveEvent}',free,{once:true});
await new Promise(begin=>{
for(const move of ${JSON.stringify(moves)})addEventListener(move,begin,{once:true,capture:true,passive:true});
setTimeout(begin,${waitMsMax});
const idle=()=>(window.requestIdleCallback??setTimeout)(begin);
const seen=()=>PerformanceObserver.supportedEntryTypes?.includes('paint')
?new PerformanceObserver((list,observer)=>{
if(!list.getEntriesByName('first-contentful-paint').length)return;
observer.disconnect();
idle()}).observe({type:'paint',buffered:true})
:requestAnimationFrame(idle);
if(document.readyState==='complete')seen();else addEventListener('load',seen,{once:true})});`
