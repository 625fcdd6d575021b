/**
 * Stretches what is as wide as the page while the page is still being read, before anything of it is shown. How far a
 * column's content has to move is something that no sheet can say, and an island comes after the first frame: then it
 * would be seen to move. All are measured together, right before a frame is drawn in which there are more of them, and
 * when the page gets a scroll bar: to ask for a width whenever a piece of the page has come would have it laid out as
 * often. The island finds everything where it would have put it.
 *
 * It is text because it stands in the head of those pages that need it, and the page's policy names its hash. Scripts
 * in a head wait for the sheets before them, so what is measured has its looks.
 */
export const stretchFirst = `(function(){
var root=document.documentElement,asked='.e-stretched,.elementor-section-stretched',known=0,width=0,frame=0;
function isInner(one){return one.parentElement.closest(asked)}
function place(some){
var isRtl=getComputedStyle(root).direction==='rtl';
some.map(function(one){return one.getBoundingClientRect()}).forEach(function(box,index){
var style=some[index].style;style.width=width+'px';
if(isRtl)style.right=box.right-width+'px';else style.left=-box.left+'px'})}
function stretch(isForced){
var found=Array.from(document.querySelectorAll(asked));frame=0;
if(!found.length||found.length===known&&!isForced)return;
found.forEach(function(one){one.classList.add('portico-measured');one.style.width=one.style.left=one.style.right=''});
known=found.length;width=root.clientWidth;
place(found.filter(function(one){return!isInner(one)}));
found.filter(isInner).forEach(function(one){place([one])})}
var watcher=new MutationObserver(function(){frame=frame||requestAnimationFrame(function(){stretch(false)})});
var sizes=new ResizeObserver(function(){if(known&&root.clientWidth!==width)stretch(true)});
watcher.observe(root,{childList:true,subtree:true});sizes.observe(root);
document.addEventListener('DOMContentLoaded',function(){watcher.disconnect();sizes.disconnect()})})()`.replaceAll(
  '\n',
  '',
);
