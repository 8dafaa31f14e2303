// Written by `npm run gen`.
"use strict";
export const accordion = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["items"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"exclusive":{"type":"boolean","default":false},"firstOpen":{"type":"boolean","default":false},"items":{"type":"array","maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["id","title","text"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"title":{"type":"string","maxLength":200,"translatable":true},"text":{"type":"object","required":["type","content"],"additionalProperties":false,"translatable":true,"widget":"rich-text","properties":{"type":{"const":"doc"},"content":{"type":"array","maxItems":500,"items":{"type":"object"}}}}}}}}};
import func2Module from "ajv/dist/runtime/ucs2length.js";
const func2 = func2Module.default ?? func2Module;
const pattern0 = new RegExp("^[\\w-]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.exclusive === undefined){
data.exclusive = false;
}
if(data.firstOpen === undefined){
data.firstOpen = false;
}
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "exclusive")) || (key0 === "firstOpen")) || (key0 === "items"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data.exclusive !== "boolean"){
const err4 = {instancePath:instancePath+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data.firstOpen !== "boolean"){
const err5 = {instancePath:instancePath+"/firstOpen",schemaPath:"#/properties/firstOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 40){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.title === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.text === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "title")) || (key1 === "text"))){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(func2(data5) > 40){
const err11 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data5) < 1){
const err12 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern0.test(data5)){
const err13 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.title !== undefined){
let data6 = data4.title;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err15 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.text !== undefined){
let data7 = data4.text;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err17 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.content === undefined){
const err18 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data7){
if(!((key2 === "type") || (key2 === "content"))){
const err19 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.type !== undefined){
if("doc" !== data7.type){
const err20 = {instancePath:instancePath+"/items/" + i0+"/text/type",schemaPath:"#/properties/items/items/properties/text/properties/type/const",keyword:"const",params:{allowedValue: "doc"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.content !== undefined){
let data9 = data7.content;
if(Array.isArray(data9)){
if(data9.length > 500){
const err21 = {instancePath:instancePath+"/items/" + i0+"/text/content",schemaPath:"#/properties/items/items/properties/text/properties/content/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err22 = {instancePath:instancePath+"/items/" + i0+"/text/content/" + i1,schemaPath:"#/properties/items/items/properties/text/properties/content/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/items/" + i0+"/text/content",schemaPath:"#/properties/items/items/properties/text/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const adminPanel = validate22;
const schema7 = {"type":"object","additionalProperties":false,"required":[],"properties":{"section":{"type":"string","enum":["home","cache","consents","consent","templates"],"default":"home"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.section === undefined){
data.section = "home";
}
for(const key0 in data){
if(!(key0 === "section")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.section;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((data0 === "home") || (data0 === "cache")) || (data0 === "consents")) || (data0 === "consent")) || (data0 === "templates"))){
const err2 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/enum",keyword:"enum",params:{allowedValues: schema7.properties.section.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const banner = validate23;
const schema8 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"kicker":{"type":"string","maxLength":200,"translatable":true,"default":""},"title":{"type":"string","maxLength":200,"translatable":true},"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"picture":{"type":["string","null"],"maxLength":200,"default":null,"widget":"media"},"side":{"type":"string","enum":["start","end"],"default":"end"},"ground":{"type":"string","enum":["inverse","accent","quiet","warm"],"default":"accent","widget":"color"},"actions":{"type":"array","maxItems":2,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","label","target"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"}}}}}};
const pattern2 = new RegExp("^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kicker === undefined){
data.kicker = "";
}
if(data.text === undefined){
data.text = "";
}
if(data.picture === undefined){
data.picture = null;
}
if(data.side === undefined){
data.side = "end";
}
if(data.ground === undefined){
data.ground = "accent";
}
if(data.actions === undefined){
data.actions = [];
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kicker") || (key0 === "title")) || (key0 === "text")) || (key0 === "picture")) || (key0 === "side")) || (key0 === "ground")) || (key0 === "actions"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let data0 = data.kicker;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data2 = data.text;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data3 = data.picture;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: schema8.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err9 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data4 = data.side;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data4 === "start") || (data4 === "end"))){
const err11 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema8.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data5 = data.ground;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/ground",schemaPath:"#/properties/ground/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data5 === "inverse") || (data5 === "accent")) || (data5 === "quiet")) || (data5 === "warm"))){
const err13 = {instancePath:instancePath+"/ground",schemaPath:"#/properties/ground/enum",keyword:"enum",params:{allowedValues: schema8.properties.ground.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data6 = data.actions;
if(Array.isArray(data6)){
if(data6.length > 2){
const err14 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err15 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.label === undefined){
const err16 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.target === undefined){
const err17 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "id") || (key1 === "label")) || (key1 === "target"))){
const err18 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
if(typeof data8 === "string"){
if(func2(data8) > 40){
const err19 = {instancePath:instancePath+"/actions/" + i0+"/id",schemaPath:"#/properties/actions/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data8) < 1){
const err20 = {instancePath:instancePath+"/actions/" + i0+"/id",schemaPath:"#/properties/actions/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern0.test(data8)){
const err21 = {instancePath:instancePath+"/actions/" + i0+"/id",schemaPath:"#/properties/actions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/actions/" + i0+"/id",schemaPath:"#/properties/actions/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.label !== undefined){
let data9 = data7.label;
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err23 = {instancePath:instancePath+"/actions/" + i0+"/label",schemaPath:"#/properties/actions/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/actions/" + i0+"/label",schemaPath:"#/properties/actions/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.target !== undefined){
let data10 = data7.target;
if(typeof data10 === "string"){
if(func2(data10) > 500){
const err25 = {instancePath:instancePath+"/actions/" + i0+"/target",schemaPath:"#/properties/actions/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern2.test(data10)){
const err26 = {instancePath:instancePath+"/actions/" + i0+"/target",schemaPath:"#/properties/actions/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/actions/" + i0+"/target",schemaPath:"#/properties/actions/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const callToAction = validate24;
const schema9 = {"type":"object","additionalProperties":false,"required":["title","actions"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true},"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"emblem":{"type":"string","maxLength":40,"pattern":"^[\\w-]*$","widget":"emblem","default":""},"pattern":{"type":"boolean","default":true},"actions":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["id","label","target"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"}}}}}};
const pattern3 = new RegExp("^[\\w-]*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
data.text = "";
}
if(data.emblem === undefined){
data.emblem = "";
}
if(data.pattern === undefined){
data.pattern = true;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.actions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},message:"must have required property '"+"actions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "text")) || (key0 === "emblem")) || (key0 === "pattern")) || (key0 === "actions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data2 = data.emblem;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err7 = {instancePath:instancePath+"/emblem",schemaPath:"#/properties/emblem/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern3.test(data2)){
const err8 = {instancePath:instancePath+"/emblem",schemaPath:"#/properties/emblem/pattern",keyword:"pattern",params:{pattern: "^[\\w-]*$"},message:"must match pattern \""+"^[\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/emblem",schemaPath:"#/properties/emblem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data.pattern !== "boolean"){
const err10 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.actions !== undefined){
let data4 = data.actions;
if(Array.isArray(data4)){
if(data4.length > 3){
const err11 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err12 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.label === undefined){
const err13 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.target === undefined){
const err14 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "id") || (key1 === "label")) || (key1 === "target"))){
const err15 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(func2(data6) > 40){
const err16 = {instancePath:instancePath+"/actions/" + i0+"/id",schemaPath:"#/properties/actions/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data6) < 1){
const err17 = {instancePath:instancePath+"/actions/" + i0+"/id",schemaPath:"#/properties/actions/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern0.test(data6)){
const err18 = {instancePath:instancePath+"/actions/" + i0+"/id",schemaPath:"#/properties/actions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/actions/" + i0+"/id",schemaPath:"#/properties/actions/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.label !== undefined){
let data7 = data5.label;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err20 = {instancePath:instancePath+"/actions/" + i0+"/label",schemaPath:"#/properties/actions/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/actions/" + i0+"/label",schemaPath:"#/properties/actions/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.target !== undefined){
let data8 = data5.target;
if(typeof data8 === "string"){
if(func2(data8) > 500){
const err22 = {instancePath:instancePath+"/actions/" + i0+"/target",schemaPath:"#/properties/actions/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern2.test(data8)){
const err23 = {instancePath:instancePath+"/actions/" + i0+"/target",schemaPath:"#/properties/actions/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/actions/" + i0+"/target",schemaPath:"#/properties/actions/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const cartItems = validate25;
const schema10 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":"","description":"Heading of the page; empty: \"Cart\"."},"emptyPicture":{"type":["string","null"],"maxLength":200,"default":"empty-cart","widget":"media"}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.emptyPicture === undefined){
data.emptyPicture = "empty-cart";
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "emptyPicture"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.emptyPicture;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/emptyPicture",schemaPath:"#/properties/emptyPicture/type",keyword:"type",params:{type: schema10.properties.emptyPicture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/emptyPicture",schemaPath:"#/properties/emptyPicture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const cartModal = validate26;
const schema11 = {"type":"object","additionalProperties":false,"properties":{"emptyPicture":{"type":["string","null"],"maxLength":200,"default":"empty-cart","widget":"media"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emptyPicture === undefined){
data.emptyPicture = "empty-cart";
}
for(const key0 in data){
if(!(key0 === "emptyPicture")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.emptyPicture;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/emptyPicture",schemaPath:"#/properties/emptyPicture/type",keyword:"type",params:{type: schema11.properties.emptyPicture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/emptyPicture",schemaPath:"#/properties/emptyPicture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const cartRestore = validate27;
const schema12 = {"type":"object","additionalProperties":false,"properties":{}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

export const cartSummary = validate28;
const schema13 = {"type":"object","additionalProperties":false,"properties":{"variant":{"type":"string","enum":["cart","compact"],"default":"cart","description":"compact: beside the checkout, with small pictures of the lines, no button."},"sticky":{"type":"boolean","default":true,"description":"Stays in view beside a long column."}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.variant === undefined){
data.variant = "cart";
}
if(data.sticky === undefined){
data.sticky = true;
}
for(const key0 in data){
if(!((key0 === "variant") || (key0 === "sticky"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.variant;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "cart") || (data0 === "compact"))){
const err2 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema13.properties.variant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data.sticky !== "boolean"){
const err3 = {instancePath:instancePath+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const categoryList = validate29;
const schema14 = {"type":"object","additionalProperties":false,"required":["title","parent","layout","showCounts"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"parent":{"type":"string","maxLength":200,"default":"","widget":"category","description":"Slug; empty takes the category of the address, or the top level."},"layout":{"type":"string","enum":["tiles","chips"],"default":"tiles"},"showCounts":{"type":"boolean","default":true}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.parent === undefined){
data.parent = "";
}
if(data.layout === undefined){
data.layout = "tiles";
}
if(data.showCounts === undefined){
data.showCounts = true;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.parent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parent"},message:"must have required property '"+"parent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.layout === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.showCounts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showCounts"},message:"must have required property '"+"showCounts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "parent")) || (key0 === "layout")) || (key0 === "showCounts"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data1 = data.parent;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err7 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data2 = data.layout;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "tiles") || (data2 === "chips"))){
const err10 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema14.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data.showCounts !== "boolean"){
const err11 = {instancePath:instancePath+"/showCounts",schemaPath:"#/properties/showCounts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const checkoutAddress = validate30;
const schema15 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":"","description":"Heading of the page; empty: \"Checkout\"."},"emptyPicture":{"type":["string","null"],"maxLength":200,"default":"empty-cart","widget":"media"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.emptyPicture === undefined){
data.emptyPicture = "empty-cart";
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "emptyPicture"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.emptyPicture;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/emptyPicture",schemaPath:"#/properties/emptyPicture/type",keyword:"type",params:{type: schema15.properties.emptyPicture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/emptyPicture",schemaPath:"#/properties/emptyPicture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const checkoutPayment = validate31;
const schema16 = {"type":"object","additionalProperties":false,"properties":{}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export const checkoutShipping = validate32;
const schema17 = {"type":"object","additionalProperties":false,"properties":{}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

export const columns = validate33;
const schema18 = {"type":"object","additionalProperties":false,"required":[],"properties":{"count":{"type":"integer","minimum":2,"maximum":4,"default":2},"layout":{"type":"string","enum":["equal","wide-first","wide-last"],"default":"equal"},"align":{"type":"string","enum":["start","center","stretch"],"default":"start"},"rules":{"type":"boolean","default":false}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
data.count = 2;
}
if(data.layout === undefined){
data.layout = "equal";
}
if(data.align === undefined){
data.align = "start";
}
if(data.rules === undefined){
data.rules = false;
}
for(const key0 in data){
if(!((((key0 === "count") || (key0 === "layout")) || (key0 === "align")) || (key0 === "rules"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 2 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.layout;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "equal") || (data1 === "wide-first")) || (data1 === "wide-last"))){
const err5 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema18.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data2 = data.align;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === "start") || (data2 === "center")) || (data2 === "stretch"))){
const err7 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema18.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data.rules !== "boolean"){
const err8 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

export const comingSoon = validate34;
const schema19 = {"type":"object","additionalProperties":false,"required":["title","text","picture"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"day":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","widget":"date","description":"Day of the opening."},"picture":{"type":["string","null"],"maxLength":200,"default":null,"widget":"media"},"link":{"type":"object","required":["label","target"],"additionalProperties":false,"properties":{"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"},"newTab":{"type":"boolean","default":false}}}}};
const pattern6 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.text === undefined){
data.text = "";
}
if(data.picture === undefined){
data.picture = null;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.picture === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picture"},message:"must have required property '"+"picture"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "text")) || (key0 === "day")) || (key0 === "picture")) || (key0 === "link"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.day !== undefined){
let data2 = data.day;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err8 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data3 = data.picture;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: schema19.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err11 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.link !== undefined){
let data4 = data.link;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.newTab === undefined){
data4.newTab = false;
}
if(data4.label === undefined){
const err12 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.target === undefined){
const err13 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "label") || (key1 === "target")) || (key1 === "newTab"))){
const err14 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.label !== undefined){
let data5 = data4.label;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err15 = {instancePath:instancePath+"/link/label",schemaPath:"#/properties/link/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/link/label",schemaPath:"#/properties/link/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.target !== undefined){
let data6 = data4.target;
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err17 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern2.test(data6)){
const err18 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(typeof data4.newTab !== "boolean"){
const err20 = {instancePath:instancePath+"/link/newTab",schemaPath:"#/properties/link/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

export const comments = validate35;
const schema20 = {"type":"object","additionalProperties":false,"required":["title","about","limit"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":"","description":"Empty: words of its own."},"about":{"type":"string","enum":["post","site"],"default":"post"},"limit":{"type":"integer","minimum":1,"maximum":50,"default":10}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.about === undefined){
data.about = "post";
}
if(data.limit === undefined){
data.limit = 10;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.about === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "about"},message:"must have required property '"+"about"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "about")) || (key0 === "limit"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data1 = data.about;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "post") || (data1 === "site"))){
const err7 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/enum",keyword:"enum",params:{allowedValues: schema20.properties.about.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

export const confirmEmail = validate36;
const schema21 = {"type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

export const cookieSection = validate37;
const schema22 = {"type":"object","additionalProperties":false,"required":[],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"privacyTarget":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":"page:privacy","scope":{"change":["admin"]}}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.text === undefined){
data.text = "";
}
if(data.privacyTarget === undefined){
data.privacyTarget = "page:privacy";
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "text")) || (key0 === "privacyTarget"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data2 = data.privacyTarget;
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err5 = {instancePath:instancePath+"/privacyTarget",schemaPath:"#/properties/privacyTarget/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data2)){
const err6 = {instancePath:instancePath+"/privacyTarget",schemaPath:"#/properties/privacyTarget/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/privacyTarget",schemaPath:"#/properties/privacyTarget/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

export const couponForm = validate38;
const schema23 = {"type":"object","additionalProperties":false,"properties":{}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

export const crossSell = validate39;
const schema24 = {"type":"object","additionalProperties":false,"required":["title","limit"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"limit":{"type":"integer","minimum":1,"maximum":12,"default":4}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.limit === undefined){
data.limit = 4;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.limit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 12 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

export const error = validate40;
const schema25 = {"type":"object","additionalProperties":false,"required":[],"properties":{"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"picture":{"type":["string","null"],"maxLength":200,"default":"error","widget":"media"}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
data.text = "";
}
if(data.picture === undefined){
data.picture = "error";
}
for(const key0 in data){
if(!((key0 === "text") || (key0 === "picture"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.text;
if(typeof data0 === "string"){
if(func2(data0) > 2000){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.picture;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: schema25.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

export const eventDetail = validate41;
const schema26 = {"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":["string","null"],"maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":null,"description":"Page with all events; null shows no way to it."}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
data.list = null;
}
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "list")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let data0 = data.list;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: schema26.properties.list.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err3 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

export const eventList = validate42;
const schema27 = {"type":"object","additionalProperties":false,"required":["title","when","limit","paged","isPageTitle"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"when":{"type":"string","enum":["upcoming","past","all"],"default":"upcoming"},"limit":{"type":"integer","minimum":1,"maximum":24,"default":6},"paged":{"type":"boolean","default":false,"description":"Offers to load more."},"hasCalendar":{"type":"boolean","default":false,"description":"Offers each month as a calendar."},"isPageTitle":{"type":"boolean","default":false},"link":{"type":"object","required":["label","target"],"additionalProperties":false,"properties":{"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"},"newTab":{"type":"boolean","default":false}}}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.when === undefined){
data.when = "upcoming";
}
if(data.limit === undefined){
data.limit = 6;
}
if(data.paged === undefined){
data.paged = false;
}
if(data.hasCalendar === undefined){
data.hasCalendar = false;
}
if(data.isPageTitle === undefined){
data.isPageTitle = false;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.when === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.paged === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paged"},message:"must have required property '"+"paged"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.isPageTitle === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPageTitle"},message:"must have required property '"+"isPageTitle"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "title") || (key0 === "when")) || (key0 === "limit")) || (key0 === "paged")) || (key0 === "hasCalendar")) || (key0 === "isPageTitle")) || (key0 === "link"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data1 = data.when;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data1 === "upcoming") || (data1 === "past")) || (data1 === "all"))){
const err9 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema27.properties.when.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data.paged !== "boolean"){
const err13 = {instancePath:instancePath+"/paged",schemaPath:"#/properties/paged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data.hasCalendar !== "boolean"){
const err14 = {instancePath:instancePath+"/hasCalendar",schemaPath:"#/properties/hasCalendar/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data.isPageTitle !== "boolean"){
const err15 = {instancePath:instancePath+"/isPageTitle",schemaPath:"#/properties/isPageTitle/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.link !== undefined){
let data6 = data.link;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.newTab === undefined){
data6.newTab = false;
}
if(data6.label === undefined){
const err16 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.target === undefined){
const err17 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "label") || (key1 === "target")) || (key1 === "newTab"))){
const err18 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.label !== undefined){
let data7 = data6.label;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err19 = {instancePath:instancePath+"/link/label",schemaPath:"#/properties/link/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/link/label",schemaPath:"#/properties/link/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.target !== undefined){
let data8 = data6.target;
if(typeof data8 === "string"){
if(func2(data8) > 500){
const err21 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern2.test(data8)){
const err22 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(typeof data6.newTab !== "boolean"){
const err24 = {instancePath:instancePath+"/link/newTab",schemaPath:"#/properties/link/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

export const footerSection = validate43;
const schema28 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","maxLength":200,"translatable":true},"motto":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"address":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"phone":{"type":"string","maxLength":40,"default":""},"email":{"type":"string","maxLength":120,"default":"","widget":"email"},"hours":{"type":"array","maxItems":7,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","days","hours"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"days":{"type":"string","maxLength":200,"translatable":true},"hours":{"type":"string","maxLength":200,"translatable":true}}}},"groupTitles":{"type":"array","maxItems":4,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","title"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"title":{"type":"string","maxLength":200,"translatable":true}}}},"certificates":{"type":"array","maxItems":8,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","text"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"text":{"type":"string","maxLength":200,"translatable":true},"picture":{"type":["string","null"],"maxLength":200,"default":null,"widget":"media"},"target":{"type":["string","null"],"maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":null}}}},"funds":{"type":"array","maxItems":8,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","text"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"text":{"type":"string","maxLength":200,"translatable":true},"picture":{"type":["string","null"],"maxLength":200,"default":null,"widget":"media"},"target":{"type":["string","null"],"maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":null}}}},"fundsText":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"apps":{"type":"array","maxItems":2,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","store","url"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"store":{"type":"string","enum":["app-store","google-play"]},"url":{"type":"string","maxLength":500,"pattern":"^https://[^\\s]+$","widget":"url"}}}},"withdrawalTarget":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":"screen:withdrawal","scope":{"see":["admin"]}},"copyright":{"type":"string","maxLength":200,"translatable":true,"default":""}}};
const func44 = Object.prototype.hasOwnProperty;
const pattern18 = new RegExp("^https://[^\\s]+$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.motto === undefined){
data.motto = "";
}
if(data.address === undefined){
data.address = "";
}
if(data.phone === undefined){
data.phone = "";
}
if(data.email === undefined){
data.email = "";
}
if(data.hours === undefined){
data.hours = [];
}
if(data.groupTitles === undefined){
data.groupTitles = [];
}
if(data.certificates === undefined){
data.certificates = [];
}
if(data.funds === undefined){
data.funds = [];
}
if(data.fundsText === undefined){
data.fundsText = "";
}
if(data.apps === undefined){
data.apps = [];
}
if(data.withdrawalTarget === undefined){
data.withdrawalTarget = "screen:withdrawal";
}
if(data.copyright === undefined){
data.copyright = "";
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func44.call(schema28.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.motto;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err4 = {instancePath:instancePath+"/motto",schemaPath:"#/properties/motto/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/motto",schemaPath:"#/properties/motto/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data2 = data.address;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data3 = data.phone;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err8 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data4 = data.email;
if(typeof data4 === "string"){
if(func2(data4) > 120){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data5 = data.hours;
if(Array.isArray(data5)){
if(data5.length > 7){
const err12 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err13 = {instancePath:instancePath+"/hours/" + i0,schemaPath:"#/properties/hours/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.days === undefined){
const err14 = {instancePath:instancePath+"/hours/" + i0,schemaPath:"#/properties/hours/items/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.hours === undefined){
const err15 = {instancePath:instancePath+"/hours/" + i0,schemaPath:"#/properties/hours/items/required",keyword:"required",params:{missingProperty: "hours"},message:"must have required property '"+"hours"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "id") || (key1 === "days")) || (key1 === "hours"))){
const err16 = {instancePath:instancePath+"/hours/" + i0,schemaPath:"#/properties/hours/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(func2(data7) > 40){
const err17 = {instancePath:instancePath+"/hours/" + i0+"/id",schemaPath:"#/properties/hours/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data7) < 1){
const err18 = {instancePath:instancePath+"/hours/" + i0+"/id",schemaPath:"#/properties/hours/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern0.test(data7)){
const err19 = {instancePath:instancePath+"/hours/" + i0+"/id",schemaPath:"#/properties/hours/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/hours/" + i0+"/id",schemaPath:"#/properties/hours/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.days !== undefined){
let data8 = data6.days;
if(typeof data8 === "string"){
if(func2(data8) > 200){
const err21 = {instancePath:instancePath+"/hours/" + i0+"/days",schemaPath:"#/properties/hours/items/properties/days/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/hours/" + i0+"/days",schemaPath:"#/properties/hours/items/properties/days/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.hours !== undefined){
let data9 = data6.hours;
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err23 = {instancePath:instancePath+"/hours/" + i0+"/hours",schemaPath:"#/properties/hours/items/properties/hours/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/hours/" + i0+"/hours",schemaPath:"#/properties/hours/items/properties/hours/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/hours/" + i0,schemaPath:"#/properties/hours/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
let data10 = data.groupTitles;
if(Array.isArray(data10)){
if(data10.length > 4){
const err27 = {instancePath:instancePath+"/groupTitles",schemaPath:"#/properties/groupTitles/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){
const err28 = {instancePath:instancePath+"/groupTitles/" + i1,schemaPath:"#/properties/groupTitles/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.title === undefined){
const err29 = {instancePath:instancePath+"/groupTitles/" + i1,schemaPath:"#/properties/groupTitles/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data11){
if(!((key2 === "id") || (key2 === "title"))){
const err30 = {instancePath:instancePath+"/groupTitles/" + i1,schemaPath:"#/properties/groupTitles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.id !== undefined){
let data12 = data11.id;
if(typeof data12 === "string"){
if(func2(data12) > 40){
const err31 = {instancePath:instancePath+"/groupTitles/" + i1+"/id",schemaPath:"#/properties/groupTitles/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func2(data12) < 1){
const err32 = {instancePath:instancePath+"/groupTitles/" + i1+"/id",schemaPath:"#/properties/groupTitles/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern0.test(data12)){
const err33 = {instancePath:instancePath+"/groupTitles/" + i1+"/id",schemaPath:"#/properties/groupTitles/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/groupTitles/" + i1+"/id",schemaPath:"#/properties/groupTitles/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.title !== undefined){
let data13 = data11.title;
if(typeof data13 === "string"){
if(func2(data13) > 200){
const err35 = {instancePath:instancePath+"/groupTitles/" + i1+"/title",schemaPath:"#/properties/groupTitles/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/groupTitles/" + i1+"/title",schemaPath:"#/properties/groupTitles/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/groupTitles/" + i1,schemaPath:"#/properties/groupTitles/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/groupTitles",schemaPath:"#/properties/groupTitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
let data14 = data.certificates;
if(Array.isArray(data14)){
if(data14.length > 8){
const err39 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.picture === undefined){
data15.picture = null;
}
if(data15.target === undefined){
data15.target = null;
}
if(data15.id === undefined){
const err40 = {instancePath:instancePath+"/certificates/" + i2,schemaPath:"#/properties/certificates/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.text === undefined){
const err41 = {instancePath:instancePath+"/certificates/" + i2,schemaPath:"#/properties/certificates/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "id") || (key3 === "text")) || (key3 === "picture")) || (key3 === "target"))){
const err42 = {instancePath:instancePath+"/certificates/" + i2,schemaPath:"#/properties/certificates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func2(data16) > 40){
const err43 = {instancePath:instancePath+"/certificates/" + i2+"/id",schemaPath:"#/properties/certificates/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func2(data16) < 1){
const err44 = {instancePath:instancePath+"/certificates/" + i2+"/id",schemaPath:"#/properties/certificates/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern0.test(data16)){
const err45 = {instancePath:instancePath+"/certificates/" + i2+"/id",schemaPath:"#/properties/certificates/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/certificates/" + i2+"/id",schemaPath:"#/properties/certificates/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.text !== undefined){
let data17 = data15.text;
if(typeof data17 === "string"){
if(func2(data17) > 200){
const err47 = {instancePath:instancePath+"/certificates/" + i2+"/text",schemaPath:"#/properties/certificates/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/certificates/" + i2+"/text",schemaPath:"#/properties/certificates/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let data18 = data15.picture;
if((typeof data18 !== "string") && (data18 !== null)){
const err49 = {instancePath:instancePath+"/certificates/" + i2+"/picture",schemaPath:"#/properties/certificates/items/properties/picture/type",keyword:"type",params:{type: schema28.properties.certificates.items.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data18 === "string"){
if(func2(data18) > 200){
const err50 = {instancePath:instancePath+"/certificates/" + i2+"/picture",schemaPath:"#/properties/certificates/items/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
let data19 = data15.target;
if((typeof data19 !== "string") && (data19 !== null)){
const err51 = {instancePath:instancePath+"/certificates/" + i2+"/target",schemaPath:"#/properties/certificates/items/properties/target/type",keyword:"type",params:{type: schema28.properties.certificates.items.properties.target.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data19 === "string"){
if(func2(data19) > 500){
const err52 = {instancePath:instancePath+"/certificates/" + i2+"/target",schemaPath:"#/properties/certificates/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern2.test(data19)){
const err53 = {instancePath:instancePath+"/certificates/" + i2+"/target",schemaPath:"#/properties/certificates/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/certificates/" + i2,schemaPath:"#/properties/certificates/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
let data20 = data.funds;
if(Array.isArray(data20)){
if(data20.length > 8){
const err56 = {instancePath:instancePath+"/funds",schemaPath:"#/properties/funds/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.picture === undefined){
data21.picture = null;
}
if(data21.target === undefined){
data21.target = null;
}
if(data21.id === undefined){
const err57 = {instancePath:instancePath+"/funds/" + i3,schemaPath:"#/properties/funds/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data21.text === undefined){
const err58 = {instancePath:instancePath+"/funds/" + i3,schemaPath:"#/properties/funds/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key4 in data21){
if(!((((key4 === "id") || (key4 === "text")) || (key4 === "picture")) || (key4 === "target"))){
const err59 = {instancePath:instancePath+"/funds/" + i3,schemaPath:"#/properties/funds/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data21.id !== undefined){
let data22 = data21.id;
if(typeof data22 === "string"){
if(func2(data22) > 40){
const err60 = {instancePath:instancePath+"/funds/" + i3+"/id",schemaPath:"#/properties/funds/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(func2(data22) < 1){
const err61 = {instancePath:instancePath+"/funds/" + i3+"/id",schemaPath:"#/properties/funds/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!pattern0.test(data22)){
const err62 = {instancePath:instancePath+"/funds/" + i3+"/id",schemaPath:"#/properties/funds/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/funds/" + i3+"/id",schemaPath:"#/properties/funds/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data21.text !== undefined){
let data23 = data21.text;
if(typeof data23 === "string"){
if(func2(data23) > 200){
const err64 = {instancePath:instancePath+"/funds/" + i3+"/text",schemaPath:"#/properties/funds/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/funds/" + i3+"/text",schemaPath:"#/properties/funds/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
let data24 = data21.picture;
if((typeof data24 !== "string") && (data24 !== null)){
const err66 = {instancePath:instancePath+"/funds/" + i3+"/picture",schemaPath:"#/properties/funds/items/properties/picture/type",keyword:"type",params:{type: schema28.properties.funds.items.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data24 === "string"){
if(func2(data24) > 200){
const err67 = {instancePath:instancePath+"/funds/" + i3+"/picture",schemaPath:"#/properties/funds/items/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
let data25 = data21.target;
if((typeof data25 !== "string") && (data25 !== null)){
const err68 = {instancePath:instancePath+"/funds/" + i3+"/target",schemaPath:"#/properties/funds/items/properties/target/type",keyword:"type",params:{type: schema28.properties.funds.items.properties.target.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data25 === "string"){
if(func2(data25) > 500){
const err69 = {instancePath:instancePath+"/funds/" + i3+"/target",schemaPath:"#/properties/funds/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern2.test(data25)){
const err70 = {instancePath:instancePath+"/funds/" + i3+"/target",schemaPath:"#/properties/funds/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/funds/" + i3,schemaPath:"#/properties/funds/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/funds",schemaPath:"#/properties/funds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
let data26 = data.fundsText;
if(typeof data26 === "string"){
if(func2(data26) > 2000){
const err73 = {instancePath:instancePath+"/fundsText",schemaPath:"#/properties/fundsText/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/fundsText",schemaPath:"#/properties/fundsText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
let data27 = data.apps;
if(Array.isArray(data27)){
if(data27.length > 2){
const err75 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.id === undefined){
const err76 = {instancePath:instancePath+"/apps/" + i4,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data28.store === undefined){
const err77 = {instancePath:instancePath+"/apps/" + i4,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "store"},message:"must have required property '"+"store"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data28.url === undefined){
const err78 = {instancePath:instancePath+"/apps/" + i4,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key5 in data28){
if(!(((key5 === "id") || (key5 === "store")) || (key5 === "url"))){
const err79 = {instancePath:instancePath+"/apps/" + i4,schemaPath:"#/properties/apps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data28.id !== undefined){
let data29 = data28.id;
if(typeof data29 === "string"){
if(func2(data29) > 40){
const err80 = {instancePath:instancePath+"/apps/" + i4+"/id",schemaPath:"#/properties/apps/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(func2(data29) < 1){
const err81 = {instancePath:instancePath+"/apps/" + i4+"/id",schemaPath:"#/properties/apps/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!pattern0.test(data29)){
const err82 = {instancePath:instancePath+"/apps/" + i4+"/id",schemaPath:"#/properties/apps/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/apps/" + i4+"/id",schemaPath:"#/properties/apps/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data28.store !== undefined){
let data30 = data28.store;
if(typeof data30 !== "string"){
const err84 = {instancePath:instancePath+"/apps/" + i4+"/store",schemaPath:"#/properties/apps/items/properties/store/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!((data30 === "app-store") || (data30 === "google-play"))){
const err85 = {instancePath:instancePath+"/apps/" + i4+"/store",schemaPath:"#/properties/apps/items/properties/store/enum",keyword:"enum",params:{allowedValues: schema28.properties.apps.items.properties.store.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data28.url !== undefined){
let data31 = data28.url;
if(typeof data31 === "string"){
if(func2(data31) > 500){
const err86 = {instancePath:instancePath+"/apps/" + i4+"/url",schemaPath:"#/properties/apps/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(!pattern18.test(data31)){
const err87 = {instancePath:instancePath+"/apps/" + i4+"/url",schemaPath:"#/properties/apps/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s]+$"},message:"must match pattern \""+"^https://[^\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/apps/" + i4+"/url",schemaPath:"#/properties/apps/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/apps/" + i4,schemaPath:"#/properties/apps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
let data32 = data.withdrawalTarget;
if(typeof data32 === "string"){
if(func2(data32) > 500){
const err91 = {instancePath:instancePath+"/withdrawalTarget",schemaPath:"#/properties/withdrawalTarget/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(!pattern2.test(data32)){
const err92 = {instancePath:instancePath+"/withdrawalTarget",schemaPath:"#/properties/withdrawalTarget/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/withdrawalTarget",schemaPath:"#/properties/withdrawalTarget/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
let data33 = data.copyright;
if(typeof data33 === "string"){
if(func2(data33) > 200){
const err94 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

export const forgotPasswordForm = validate44;
const schema29 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "title")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

export const form = validate45;
const schema30 = {"type":"object","additionalProperties":false,"properties":{"form":{"type":"string","maxLength":60,"default":""},"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form === undefined){
data.form = "";
}
if(data.title === undefined){
data.title = "";
}
if(data.text === undefined){
data.text = "";
}
for(const key0 in data){
if(!(((key0 === "form") || (key0 === "title")) || (key0 === "text"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.form;
if(typeof data0 === "string"){
if(func2(data0) > 60){
const err1 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data2 = data.text;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

export const gallery = validate46;
const schema31 = {"type":"object","additionalProperties":false,"required":["items"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"layout":{"type":"string","enum":["grid","strip"],"default":"grid"},"ratio":{"type":"string","enum":["1/1","4/5","4/3","3/2"],"default":"4/3"},"items":{"type":"array","maxItems":24,"items":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"picture":{"type":["string","null"],"maxLength":200,"default":null,"widget":"media"},"caption":{"type":"string","maxLength":200,"translatable":true,"default":""}}}}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.layout === undefined){
data.layout = "grid";
}
if(data.ratio === undefined){
data.ratio = "4/3";
}
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "layout")) || (key0 === "ratio")) || (key0 === "items"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
let data1 = data.layout;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "grid") || (data1 === "strip"))){
const err5 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema31.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data2 = data.ratio;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data2 === "1/1") || (data2 === "4/5")) || (data2 === "4/3")) || (data2 === "3/2"))){
const err7 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema31.properties.ratio.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 24){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.picture === undefined){
data4.picture = null;
}
if(data4.caption === undefined){
data4.caption = "";
}
if(data4.id === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "picture")) || (key1 === "caption"))){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(func2(data5) > 40){
const err11 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data5) < 1){
const err12 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern0.test(data5)){
const err13 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let data6 = data4.picture;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/items/" + i0+"/picture",schemaPath:"#/properties/items/items/properties/picture/type",keyword:"type",params:{type: schema31.properties.items.items.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err16 = {instancePath:instancePath+"/items/" + i0+"/picture",schemaPath:"#/properties/items/items/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data7 = data4.caption;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err17 = {instancePath:instancePath+"/items/" + i0+"/caption",schemaPath:"#/properties/items/items/properties/caption/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i0+"/caption",schemaPath:"#/properties/items/items/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

export const headerSection = validate47;
const schema32 = {"type":"object","additionalProperties":false,"required":["logoText"],"properties":{"logoText":{"type":"string","maxLength":200,"translatable":true},"tagline":{"type":"string","maxLength":200,"translatable":true,"default":""},"logoPicture":{"type":["string","null"],"maxLength":200,"default":null,"widget":"media"},"logoEmblem":{"type":"string","maxLength":40,"pattern":"^[\\w-]*$","widget":"emblem","default":""},"linkButton":{"type":"object","required":["label","target"],"additionalProperties":false,"properties":{"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"},"newTab":{"type":"boolean","default":false}},"default":{"label":"","target":"screen:shop","newTab":false}},"topBar":{"type":"array","maxItems":4,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","text"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"icon":{"type":"string","enum":["clock","phone","map-pin","mail","info","calendar","ticket","truck"],"default":"info","widget":"icon"},"text":{"type":"string","maxLength":200,"translatable":true},"target":{"type":["string","null"],"maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":null}}}},"social":{"type":"array","maxItems":5,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","network","url"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"network":{"type":"string","enum":["facebook","instagram","youtube"]},"url":{"type":"string","maxLength":500,"pattern":"^https://[^\\s]+$","widget":"url"}}}},"searchLinks":{"type":"array","maxItems":8,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","label","target"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"}}}}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagline === undefined){
data.tagline = "";
}
if(data.logoPicture === undefined){
data.logoPicture = null;
}
if(data.logoEmblem === undefined){
data.logoEmblem = "";
}
if(data.linkButton === undefined){
data.linkButton = {"label":"","target":"screen:shop","newTab":false};
}
if(data.topBar === undefined){
data.topBar = [];
}
if(data.social === undefined){
data.social = [];
}
if(data.searchLinks === undefined){
data.searchLinks = [];
}
if(data.logoText === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logoText"},message:"must have required property '"+"logoText"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "logoText") || (key0 === "tagline")) || (key0 === "logoPicture")) || (key0 === "logoEmblem")) || (key0 === "linkButton")) || (key0 === "topBar")) || (key0 === "social")) || (key0 === "searchLinks"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.logoText !== undefined){
let data0 = data.logoText;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/logoText",schemaPath:"#/properties/logoText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/logoText",schemaPath:"#/properties/logoText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.tagline;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data2 = data.logoPicture;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/logoPicture",schemaPath:"#/properties/logoPicture/type",keyword:"type",params:{type: schema32.properties.logoPicture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err7 = {instancePath:instancePath+"/logoPicture",schemaPath:"#/properties/logoPicture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data3 = data.logoEmblem;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err8 = {instancePath:instancePath+"/logoEmblem",schemaPath:"#/properties/logoEmblem/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern3.test(data3)){
const err9 = {instancePath:instancePath+"/logoEmblem",schemaPath:"#/properties/logoEmblem/pattern",keyword:"pattern",params:{pattern: "^[\\w-]*$"},message:"must match pattern \""+"^[\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/logoEmblem",schemaPath:"#/properties/logoEmblem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let data4 = data.linkButton;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.newTab === undefined){
data4.newTab = false;
}
if(data4.label === undefined){
const err11 = {instancePath:instancePath+"/linkButton",schemaPath:"#/properties/linkButton/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.target === undefined){
const err12 = {instancePath:instancePath+"/linkButton",schemaPath:"#/properties/linkButton/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "label") || (key1 === "target")) || (key1 === "newTab"))){
const err13 = {instancePath:instancePath+"/linkButton",schemaPath:"#/properties/linkButton/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.label !== undefined){
let data5 = data4.label;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err14 = {instancePath:instancePath+"/linkButton/label",schemaPath:"#/properties/linkButton/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/linkButton/label",schemaPath:"#/properties/linkButton/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.target !== undefined){
let data6 = data4.target;
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err16 = {instancePath:instancePath+"/linkButton/target",schemaPath:"#/properties/linkButton/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern2.test(data6)){
const err17 = {instancePath:instancePath+"/linkButton/target",schemaPath:"#/properties/linkButton/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/linkButton/target",schemaPath:"#/properties/linkButton/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data4.newTab !== "boolean"){
const err19 = {instancePath:instancePath+"/linkButton/newTab",schemaPath:"#/properties/linkButton/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/linkButton",schemaPath:"#/properties/linkButton/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let data8 = data.topBar;
if(Array.isArray(data8)){
if(data8.length > 4){
const err21 = {instancePath:instancePath+"/topBar",schemaPath:"#/properties/topBar/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.icon === undefined){
data9.icon = "info";
}
if(data9.target === undefined){
data9.target = null;
}
if(data9.id === undefined){
const err22 = {instancePath:instancePath+"/topBar/" + i0,schemaPath:"#/properties/topBar/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.text === undefined){
const err23 = {instancePath:instancePath+"/topBar/" + i0,schemaPath:"#/properties/topBar/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data9){
if(!((((key2 === "id") || (key2 === "icon")) || (key2 === "text")) || (key2 === "target"))){
const err24 = {instancePath:instancePath+"/topBar/" + i0,schemaPath:"#/properties/topBar/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.id !== undefined){
let data10 = data9.id;
if(typeof data10 === "string"){
if(func2(data10) > 40){
const err25 = {instancePath:instancePath+"/topBar/" + i0+"/id",schemaPath:"#/properties/topBar/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data10) < 1){
const err26 = {instancePath:instancePath+"/topBar/" + i0+"/id",schemaPath:"#/properties/topBar/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern0.test(data10)){
const err27 = {instancePath:instancePath+"/topBar/" + i0+"/id",schemaPath:"#/properties/topBar/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/topBar/" + i0+"/id",schemaPath:"#/properties/topBar/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let data11 = data9.icon;
if(typeof data11 !== "string"){
const err29 = {instancePath:instancePath+"/topBar/" + i0+"/icon",schemaPath:"#/properties/topBar/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((((((((data11 === "clock") || (data11 === "phone")) || (data11 === "map-pin")) || (data11 === "mail")) || (data11 === "info")) || (data11 === "calendar")) || (data11 === "ticket")) || (data11 === "truck"))){
const err30 = {instancePath:instancePath+"/topBar/" + i0+"/icon",schemaPath:"#/properties/topBar/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema32.properties.topBar.items.properties.icon.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.text !== undefined){
let data12 = data9.text;
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err31 = {instancePath:instancePath+"/topBar/" + i0+"/text",schemaPath:"#/properties/topBar/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/topBar/" + i0+"/text",schemaPath:"#/properties/topBar/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
let data13 = data9.target;
if((typeof data13 !== "string") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/topBar/" + i0+"/target",schemaPath:"#/properties/topBar/items/properties/target/type",keyword:"type",params:{type: schema32.properties.topBar.items.properties.target.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "string"){
if(func2(data13) > 500){
const err34 = {instancePath:instancePath+"/topBar/" + i0+"/target",schemaPath:"#/properties/topBar/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern2.test(data13)){
const err35 = {instancePath:instancePath+"/topBar/" + i0+"/target",schemaPath:"#/properties/topBar/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/topBar/" + i0,schemaPath:"#/properties/topBar/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/topBar",schemaPath:"#/properties/topBar/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
let data14 = data.social;
if(Array.isArray(data14)){
if(data14.length > 5){
const err38 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err39 = {instancePath:instancePath+"/social/" + i1,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15.network === undefined){
const err40 = {instancePath:instancePath+"/social/" + i1,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.url === undefined){
const err41 = {instancePath:instancePath+"/social/" + i1,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data15){
if(!(((key3 === "id") || (key3 === "network")) || (key3 === "url"))){
const err42 = {instancePath:instancePath+"/social/" + i1,schemaPath:"#/properties/social/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func2(data16) > 40){
const err43 = {instancePath:instancePath+"/social/" + i1+"/id",schemaPath:"#/properties/social/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func2(data16) < 1){
const err44 = {instancePath:instancePath+"/social/" + i1+"/id",schemaPath:"#/properties/social/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern0.test(data16)){
const err45 = {instancePath:instancePath+"/social/" + i1+"/id",schemaPath:"#/properties/social/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/social/" + i1+"/id",schemaPath:"#/properties/social/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.network !== undefined){
let data17 = data15.network;
if(typeof data17 !== "string"){
const err47 = {instancePath:instancePath+"/social/" + i1+"/network",schemaPath:"#/properties/social/items/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data17 === "facebook") || (data17 === "instagram")) || (data17 === "youtube"))){
const err48 = {instancePath:instancePath+"/social/" + i1+"/network",schemaPath:"#/properties/social/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema32.properties.social.items.properties.network.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.url !== undefined){
let data18 = data15.url;
if(typeof data18 === "string"){
if(func2(data18) > 500){
const err49 = {instancePath:instancePath+"/social/" + i1+"/url",schemaPath:"#/properties/social/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern18.test(data18)){
const err50 = {instancePath:instancePath+"/social/" + i1+"/url",schemaPath:"#/properties/social/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s]+$"},message:"must match pattern \""+"^https://[^\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/social/" + i1+"/url",schemaPath:"#/properties/social/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/social/" + i1,schemaPath:"#/properties/social/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
let data19 = data.searchLinks;
if(Array.isArray(data19)){
if(data19.length > 8){
const err54 = {instancePath:instancePath+"/searchLinks",schemaPath:"#/properties/searchLinks/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id === undefined){
const err55 = {instancePath:instancePath+"/searchLinks/" + i2,schemaPath:"#/properties/searchLinks/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data20.label === undefined){
const err56 = {instancePath:instancePath+"/searchLinks/" + i2,schemaPath:"#/properties/searchLinks/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data20.target === undefined){
const err57 = {instancePath:instancePath+"/searchLinks/" + i2,schemaPath:"#/properties/searchLinks/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key4 in data20){
if(!(((key4 === "id") || (key4 === "label")) || (key4 === "target"))){
const err58 = {instancePath:instancePath+"/searchLinks/" + i2,schemaPath:"#/properties/searchLinks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 === "string"){
if(func2(data21) > 40){
const err59 = {instancePath:instancePath+"/searchLinks/" + i2+"/id",schemaPath:"#/properties/searchLinks/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(func2(data21) < 1){
const err60 = {instancePath:instancePath+"/searchLinks/" + i2+"/id",schemaPath:"#/properties/searchLinks/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!pattern0.test(data21)){
const err61 = {instancePath:instancePath+"/searchLinks/" + i2+"/id",schemaPath:"#/properties/searchLinks/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/searchLinks/" + i2+"/id",schemaPath:"#/properties/searchLinks/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data20.label !== undefined){
let data22 = data20.label;
if(typeof data22 === "string"){
if(func2(data22) > 200){
const err63 = {instancePath:instancePath+"/searchLinks/" + i2+"/label",schemaPath:"#/properties/searchLinks/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/searchLinks/" + i2+"/label",schemaPath:"#/properties/searchLinks/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data20.target !== undefined){
let data23 = data20.target;
if(typeof data23 === "string"){
if(func2(data23) > 500){
const err65 = {instancePath:instancePath+"/searchLinks/" + i2+"/target",schemaPath:"#/properties/searchLinks/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!pattern2.test(data23)){
const err66 = {instancePath:instancePath+"/searchLinks/" + i2+"/target",schemaPath:"#/properties/searchLinks/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/searchLinks/" + i2+"/target",schemaPath:"#/properties/searchLinks/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/searchLinks/" + i2,schemaPath:"#/properties/searchLinks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/searchLinks",schemaPath:"#/properties/searchLinks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

export const hero = validate48;
const schema33 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true},"kicker":{"type":"string","maxLength":200,"translatable":true,"default":""},"lead":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"picture":{"type":["string","null"],"maxLength":200,"default":null,"widget":"media"},"corners":{"type":"array","maxItems":4,"default":[],"items":{"type":"string","maxLength":40}},"actions":{"type":"array","maxItems":3,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","label","target"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"}}}}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kicker === undefined){
data.kicker = "";
}
if(data.lead === undefined){
data.lead = "";
}
if(data.picture === undefined){
data.picture = null;
}
if(data.corners === undefined){
data.corners = [];
}
if(data.actions === undefined){
data.actions = [];
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "kicker")) || (key0 === "lead")) || (key0 === "picture")) || (key0 === "corners")) || (key0 === "actions"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.kicker;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data2 = data.lead;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err6 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data3 = data.picture;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: schema33.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err9 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data4 = data.corners;
if(Array.isArray(data4)){
if(data4.length > 4){
const err10 = {instancePath:instancePath+"/corners",schemaPath:"#/properties/corners/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func2(data5) > 40){
const err11 = {instancePath:instancePath+"/corners/" + i0,schemaPath:"#/properties/corners/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/corners/" + i0,schemaPath:"#/properties/corners/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/corners",schemaPath:"#/properties/corners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data6 = data.actions;
if(Array.isArray(data6)){
if(data6.length > 3){
const err14 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err15 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.label === undefined){
const err16 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.target === undefined){
const err17 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "id") || (key1 === "label")) || (key1 === "target"))){
const err18 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
if(typeof data8 === "string"){
if(func2(data8) > 40){
const err19 = {instancePath:instancePath+"/actions/" + i1+"/id",schemaPath:"#/properties/actions/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data8) < 1){
const err20 = {instancePath:instancePath+"/actions/" + i1+"/id",schemaPath:"#/properties/actions/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern0.test(data8)){
const err21 = {instancePath:instancePath+"/actions/" + i1+"/id",schemaPath:"#/properties/actions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/actions/" + i1+"/id",schemaPath:"#/properties/actions/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.label !== undefined){
let data9 = data7.label;
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err23 = {instancePath:instancePath+"/actions/" + i1+"/label",schemaPath:"#/properties/actions/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/actions/" + i1+"/label",schemaPath:"#/properties/actions/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.target !== undefined){
let data10 = data7.target;
if(typeof data10 === "string"){
if(func2(data10) > 500){
const err25 = {instancePath:instancePath+"/actions/" + i1+"/target",schemaPath:"#/properties/actions/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern2.test(data10)){
const err26 = {instancePath:instancePath+"/actions/" + i1+"/target",schemaPath:"#/properties/actions/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/actions/" + i1+"/target",schemaPath:"#/properties/actions/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

export const image = validate49;
const schema34 = {"type":"object","additionalProperties":false,"required":[],"properties":{"picture":{"type":["string","null"],"maxLength":200,"default":null,"widget":"media"},"alt":{"type":"string","maxLength":200,"translatable":true,"default":""},"caption":{"type":"string","maxLength":200,"translatable":true,"default":""},"ratio":{"type":"string","enum":["natural","1/1","4/5","4/3","3/2","16/9","21/9"],"default":"natural"},"size":{"type":"string","enum":["text","content","wide","full"],"default":"content"},"framed":{"type":"boolean","default":false},"target":{"type":["string","null"],"maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":null}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.picture === undefined){
data.picture = null;
}
if(data.alt === undefined){
data.alt = "";
}
if(data.caption === undefined){
data.caption = "";
}
if(data.ratio === undefined){
data.ratio = "natural";
}
if(data.size === undefined){
data.size = "content";
}
if(data.framed === undefined){
data.framed = false;
}
if(data.target === undefined){
data.target = null;
}
for(const key0 in data){
if(!(((((((key0 === "picture") || (key0 === "alt")) || (key0 === "caption")) || (key0 === "ratio")) || (key0 === "size")) || (key0 === "framed")) || (key0 === "target"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.picture;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: schema34.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data1 = data.alt;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data2 = data.caption;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err5 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data3 = data.ratio;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((data3 === "natural") || (data3 === "1/1")) || (data3 === "4/5")) || (data3 === "4/3")) || (data3 === "3/2")) || (data3 === "16/9")) || (data3 === "21/9"))){
const err8 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema34.properties.ratio.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data4 = data.size;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data4 === "text") || (data4 === "content")) || (data4 === "wide")) || (data4 === "full"))){
const err10 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema34.properties.size.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data.framed !== "boolean"){
const err11 = {instancePath:instancePath+"/framed",schemaPath:"#/properties/framed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data6 = data.target;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema34.properties.target.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err13 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data6)){
const err14 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

export const loginForm = validate50;
const schema35 = {"type":"object","additionalProperties":false,"required":["title","isPageTitle"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"isPageTitle":{"type":"boolean","default":true}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.isPageTitle === undefined){
data.isPageTitle = true;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isPageTitle === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPageTitle"},message:"must have required property '"+"isPageTitle"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "isPageTitle"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data.isPageTitle !== "boolean"){
const err5 = {instancePath:instancePath+"/isPageTitle",schemaPath:"#/properties/isPageTitle/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

export const memberCardForm = validate51;
const schema36 = {"type":"object","additionalProperties":false,"properties":{}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

export const membershipCard = validate52;
const schema37 = {"type":"object","additionalProperties":false,"required":["title","cardName"],"properties":{"kicker":{"type":"string","maxLength":200,"translatable":true,"default":""},"title":{"type":"string","maxLength":200,"translatable":true},"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"benefits":{"type":"array","maxItems":8,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","text"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"text":{"type":"string","maxLength":200,"translatable":true}}}},"cardName":{"type":"string","maxLength":200,"translatable":true},"cardHolder":{"type":"string","maxLength":60,"default":""},"cardNumber":{"type":"string","maxLength":20,"pattern":"^[0-9 ]*$","default":""},"cardValidity":{"type":"string","maxLength":200,"translatable":true,"default":""},"actions":{"type":"array","maxItems":2,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","label","target"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"}}}}}};
const pattern33 = new RegExp("^[0-9 ]*$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kicker === undefined){
data.kicker = "";
}
if(data.text === undefined){
data.text = "";
}
if(data.benefits === undefined){
data.benefits = [];
}
if(data.cardHolder === undefined){
data.cardHolder = "";
}
if(data.cardNumber === undefined){
data.cardNumber = "";
}
if(data.cardValidity === undefined){
data.cardValidity = "";
}
if(data.actions === undefined){
data.actions = [];
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cardName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardName"},message:"must have required property '"+"cardName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func44.call(schema37.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data0 = data.kicker;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err3 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.text;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data3 = data.benefits;
if(Array.isArray(data3)){
if(data3.length > 8){
const err9 = {instancePath:instancePath+"/benefits",schemaPath:"#/properties/benefits/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err10 = {instancePath:instancePath+"/benefits/" + i0,schemaPath:"#/properties/benefits/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.text === undefined){
const err11 = {instancePath:instancePath+"/benefits/" + i0,schemaPath:"#/properties/benefits/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "id") || (key1 === "text"))){
const err12 = {instancePath:instancePath+"/benefits/" + i0,schemaPath:"#/properties/benefits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(func2(data5) > 40){
const err13 = {instancePath:instancePath+"/benefits/" + i0+"/id",schemaPath:"#/properties/benefits/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data5) < 1){
const err14 = {instancePath:instancePath+"/benefits/" + i0+"/id",schemaPath:"#/properties/benefits/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data5)){
const err15 = {instancePath:instancePath+"/benefits/" + i0+"/id",schemaPath:"#/properties/benefits/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/benefits/" + i0+"/id",schemaPath:"#/properties/benefits/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.text !== undefined){
let data6 = data4.text;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err17 = {instancePath:instancePath+"/benefits/" + i0+"/text",schemaPath:"#/properties/benefits/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/benefits/" + i0+"/text",schemaPath:"#/properties/benefits/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/benefits/" + i0,schemaPath:"#/properties/benefits/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/benefits",schemaPath:"#/properties/benefits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.cardName !== undefined){
let data7 = data.cardName;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err21 = {instancePath:instancePath+"/cardName",schemaPath:"#/properties/cardName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/cardName",schemaPath:"#/properties/cardName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let data8 = data.cardHolder;
if(typeof data8 === "string"){
if(func2(data8) > 60){
const err23 = {instancePath:instancePath+"/cardHolder",schemaPath:"#/properties/cardHolder/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/cardHolder",schemaPath:"#/properties/cardHolder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let data9 = data.cardNumber;
if(typeof data9 === "string"){
if(func2(data9) > 20){
const err25 = {instancePath:instancePath+"/cardNumber",schemaPath:"#/properties/cardNumber/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern33.test(data9)){
const err26 = {instancePath:instancePath+"/cardNumber",schemaPath:"#/properties/cardNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9 ]*$"},message:"must match pattern \""+"^[0-9 ]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/cardNumber",schemaPath:"#/properties/cardNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let data10 = data.cardValidity;
if(typeof data10 === "string"){
if(func2(data10) > 200){
const err28 = {instancePath:instancePath+"/cardValidity",schemaPath:"#/properties/cardValidity/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/cardValidity",schemaPath:"#/properties/cardValidity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
let data11 = data.actions;
if(Array.isArray(data11)){
if(data11.length > 2){
const err30 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err31 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.label === undefined){
const err32 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.target === undefined){
const err33 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data12){
if(!(((key2 === "id") || (key2 === "label")) || (key2 === "target"))){
const err34 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 === "string"){
if(func2(data13) > 40){
const err35 = {instancePath:instancePath+"/actions/" + i1+"/id",schemaPath:"#/properties/actions/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func2(data13) < 1){
const err36 = {instancePath:instancePath+"/actions/" + i1+"/id",schemaPath:"#/properties/actions/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern0.test(data13)){
const err37 = {instancePath:instancePath+"/actions/" + i1+"/id",schemaPath:"#/properties/actions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/actions/" + i1+"/id",schemaPath:"#/properties/actions/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.label !== undefined){
let data14 = data12.label;
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err39 = {instancePath:instancePath+"/actions/" + i1+"/label",schemaPath:"#/properties/actions/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/actions/" + i1+"/label",schemaPath:"#/properties/actions/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.target !== undefined){
let data15 = data12.target;
if(typeof data15 === "string"){
if(func2(data15) > 500){
const err41 = {instancePath:instancePath+"/actions/" + i1+"/target",schemaPath:"#/properties/actions/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern2.test(data15)){
const err42 = {instancePath:instancePath+"/actions/" + i1+"/target",schemaPath:"#/properties/actions/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/actions/" + i1+"/target",schemaPath:"#/properties/actions/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

export const navigation = validate53;
const schema38 = {"type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["id","title","target"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"title":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"},"items":{"type":"array","maxItems":60,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","title","target"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"title":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"},"items":{"type":"array","maxItems":60,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","title","target"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"title":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"}}}}}}}}}}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 40){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.items === undefined){
data1.items = [];
}
if(data1.id === undefined){
const err3 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.title === undefined){
const err4 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.target === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "id") || (key1 === "title")) || (key1 === "target")) || (key1 === "items"))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err7 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.title !== undefined){
let data3 = data1.title;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err11 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.target !== undefined){
let data4 = data1.target;
if(typeof data4 === "string"){
if(func2(data4) > 500){
const err13 = {instancePath:instancePath+"/items/" + i0+"/target",schemaPath:"#/properties/items/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data4)){
const err14 = {instancePath:instancePath+"/items/" + i0+"/target",schemaPath:"#/properties/items/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/items/" + i0+"/target",schemaPath:"#/properties/items/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let data5 = data1.items;
if(Array.isArray(data5)){
if(data5.length > 60){
const err16 = {instancePath:instancePath+"/items/" + i0+"/items",schemaPath:"#/properties/items/items/properties/items/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.items === undefined){
data6.items = [];
}
if(data6.id === undefined){
const err17 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,schemaPath:"#/properties/items/items/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.title === undefined){
const err18 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,schemaPath:"#/properties/items/items/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.target === undefined){
const err19 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,schemaPath:"#/properties/items/items/properties/items/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data6){
if(!((((key2 === "id") || (key2 === "title")) || (key2 === "target")) || (key2 === "items"))){
const err20 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,schemaPath:"#/properties/items/items/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(func2(data7) > 40){
const err21 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/id",schemaPath:"#/properties/items/items/properties/items/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data7) < 1){
const err22 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/id",schemaPath:"#/properties/items/items/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern0.test(data7)){
const err23 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/id",schemaPath:"#/properties/items/items/properties/items/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/id",schemaPath:"#/properties/items/items/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.title !== undefined){
let data8 = data6.title;
if(typeof data8 === "string"){
if(func2(data8) > 200){
const err25 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/title",schemaPath:"#/properties/items/items/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/title",schemaPath:"#/properties/items/items/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.target !== undefined){
let data9 = data6.target;
if(typeof data9 === "string"){
if(func2(data9) > 500){
const err27 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/target",schemaPath:"#/properties/items/items/properties/items/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern2.test(data9)){
const err28 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/target",schemaPath:"#/properties/items/items/properties/items/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/target",schemaPath:"#/properties/items/items/properties/items/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let data10 = data6.items;
if(Array.isArray(data10)){
if(data10.length > 60){
const err30 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items",schemaPath:"#/properties/items/items/properties/items/items/properties/items/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){
const err31 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2,schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.title === undefined){
const err32 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2,schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.target === undefined){
const err33 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2,schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key3 in data11){
if(!(((key3 === "id") || (key3 === "title")) || (key3 === "target"))){
const err34 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2,schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.id !== undefined){
let data12 = data11.id;
if(typeof data12 === "string"){
if(func2(data12) > 40){
const err35 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/id",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func2(data12) < 1){
const err36 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/id",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern0.test(data12)){
const err37 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/id",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/id",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.title !== undefined){
let data13 = data11.title;
if(typeof data13 === "string"){
if(func2(data13) > 200){
const err39 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/title",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/title",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.target !== undefined){
let data14 = data11.target;
if(typeof data14 === "string"){
if(func2(data14) > 500){
const err41 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/target",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern2.test(data14)){
const err42 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/target",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2+"/target",schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items/" + i2,schemaPath:"#/properties/items/items/properties/items/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/items",schemaPath:"#/properties/items/items/properties/items/items/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,schemaPath:"#/properties/items/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/items/" + i0+"/items",schemaPath:"#/properties/items/items/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const newsList = validate54;
const schema39 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "title")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

export const newsletter = validate55;
const schema40 = {"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.text === undefined){
data.text = "";
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

export const notFound = validate56;
const schema41 = {"type":"object","additionalProperties":false,"required":[],"properties":{"kicker":{"type":"string","maxLength":200,"translatable":true,"default":""},"text":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"picture":{"type":["string","null"],"maxLength":200,"default":"not-found","widget":"media"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kicker === undefined){
data.kicker = "";
}
if(data.text === undefined){
data.text = "";
}
if(data.picture === undefined){
data.picture = "not-found";
}
for(const key0 in data){
if(!(((key0 === "kicker") || (key0 === "text")) || (key0 === "picture"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.kicker;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data2 = data.picture;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: schema41.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err6 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

export const openingHours = validate57;
const schema42 = {"type":"object","additionalProperties":false,"required":["rows"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"rows":{"type":"array","maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["id","days","hours"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"days":{"type":"string","maxLength":200,"translatable":true},"hours":{"type":"string","maxLength":200,"translatable":true}}}},"note":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"place":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"placeTarget":{"type":["string","null"],"maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":null},"coordinates":{"type":"string","maxLength":60,"default":""}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.note === undefined){
data.note = "";
}
if(data.place === undefined){
data.place = "";
}
if(data.placeTarget === undefined){
data.placeTarget = null;
}
if(data.coordinates === undefined){
data.coordinates = "";
}
if(data.rows === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "rows")) || (key0 === "note")) || (key0 === "place")) || (key0 === "placeTarget")) || (key0 === "coordinates"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.days === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.hours === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "hours"},message:"must have required property '"+"hours"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "id") || (key1 === "days")) || (key1 === "hours"))){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err9 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"#/properties/rows/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"#/properties/rows/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"#/properties/rows/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"#/properties/rows/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.days !== undefined){
let data4 = data2.days;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err13 = {instancePath:instancePath+"/rows/" + i0+"/days",schemaPath:"#/properties/rows/items/properties/days/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/rows/" + i0+"/days",schemaPath:"#/properties/rows/items/properties/days/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.hours !== undefined){
let data5 = data2.hours;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err15 = {instancePath:instancePath+"/rows/" + i0+"/hours",schemaPath:"#/properties/rows/items/properties/hours/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/rows/" + i0+"/hours",schemaPath:"#/properties/rows/items/properties/hours/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
let data6 = data.note;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err19 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let data7 = data.place;
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err21 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let data8 = data.placeTarget;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/placeTarget",schemaPath:"#/properties/placeTarget/type",keyword:"type",params:{type: schema42.properties.placeTarget.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
if(func2(data8) > 500){
const err24 = {instancePath:instancePath+"/placeTarget",schemaPath:"#/properties/placeTarget/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern2.test(data8)){
const err25 = {instancePath:instancePath+"/placeTarget",schemaPath:"#/properties/placeTarget/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let data9 = data.coordinates;
if(typeof data9 === "string"){
if(func2(data9) > 60){
const err26 = {instancePath:instancePath+"/coordinates",schemaPath:"#/properties/coordinates/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

export const orderFailure = validate58;
const schema43 = {"type":"object","additionalProperties":false,"properties":{"picture":{"type":["string","null"],"maxLength":200,"default":"order-failed","widget":"media"},"helpTarget":{"type":["string","null"],"maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":null,"description":"Where people find help, e.g. the contact page."}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.picture === undefined){
data.picture = "order-failed";
}
if(data.helpTarget === undefined){
data.helpTarget = null;
}
for(const key0 in data){
if(!((key0 === "picture") || (key0 === "helpTarget"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.picture;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: schema43.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data1 = data.helpTarget;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/helpTarget",schemaPath:"#/properties/helpTarget/type",keyword:"type",params:{type: schema43.properties.helpTarget.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err4 = {instancePath:instancePath+"/helpTarget",schemaPath:"#/properties/helpTarget/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern2.test(data1)){
const err5 = {instancePath:instancePath+"/helpTarget",schemaPath:"#/properties/helpTarget/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

export const orderNote = validate59;
const schema44 = {"type":"object","additionalProperties":false,"properties":{}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

export const orderSuccess = validate60;
const schema45 = {"type":"object","additionalProperties":false,"properties":{"picture":{"type":["string","null"],"maxLength":200,"default":"order-done","widget":"media"},"title":{"type":"string","maxLength":200,"translatable":true,"default":"","description":"Empty: words of thanks."}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.picture === undefined){
data.picture = "order-done";
}
if(data.title === undefined){
data.title = "";
}
for(const key0 in data){
if(!((key0 === "picture") || (key0 === "title"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.picture;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: schema45.properties.picture.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

export const postCategory = validate61;
const schema46 = {"type":"object","additionalProperties":false,"required":["category","perPage"],"properties":{"category":{"type":"string","maxLength":200,"default":"","widget":"post-category","description":"Slug; empty takes the one of the address."},"perPage":{"type":"integer","minimum":1,"maximum":24,"default":5}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category === undefined){
data.category = "";
}
if(data.perPage === undefined){
data.perPage = 5;
}
if(data.category === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.perPage === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "perPage"},message:"must have required property '"+"perPage"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "category") || (key0 === "perPage"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data0 = data.category;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err3 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data1 = data.perPage;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 24 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

export const postDetail = validate62;
const schema47 = {"type":"object","additionalProperties":false,"required":["showMore"],"properties":{"showMore":{"type":"boolean","default":true}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.showMore === undefined){
data.showMore = true;
}
if(data.showMore === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showMore"},message:"must have required property '"+"showMore"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "showMore")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data.showMore !== "boolean"){
const err2 = {instancePath:instancePath+"/showMore",schemaPath:"#/properties/showMore/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

export const postList = validate63;
const schema48 = {"type":"object","additionalProperties":false,"required":["title","category","limit"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"category":{"type":"string","maxLength":200,"default":"","widget":"post-category","description":"Slug; empty is all."},"limit":{"type":"integer","minimum":1,"maximum":20,"default":5},"link":{"type":"object","required":["label","target"],"additionalProperties":false,"properties":{"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"},"newTab":{"type":"boolean","default":false}}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.category === undefined){
data.category = "";
}
if(data.limit === undefined){
data.limit = 5;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "category")) || (key0 === "limit")) || (key0 === "link"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data1 = data.category;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.link !== undefined){
let data3 = data.link;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.newTab === undefined){
data3.newTab = false;
}
if(data3.label === undefined){
const err11 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.target === undefined){
const err12 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "label") || (key1 === "target")) || (key1 === "newTab"))){
const err13 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.label !== undefined){
let data4 = data3.label;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err14 = {instancePath:instancePath+"/link/label",schemaPath:"#/properties/link/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/link/label",schemaPath:"#/properties/link/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.target !== undefined){
let data5 = data3.target;
if(typeof data5 === "string"){
if(func2(data5) > 500){
const err16 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern2.test(data5)){
const err17 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data3.newTab !== "boolean"){
const err19 = {instancePath:instancePath+"/link/newTab",schemaPath:"#/properties/link/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

export const productDetail = validate64;
const schema49 = {"type":"object","additionalProperties":false,"required":["showCrossSell","showDetails","deliveryNote"],"properties":{"showCrossSell":{"type":"boolean","default":true},"showDetails":{"type":"boolean","default":true},"deliveryNote":{"type":"string","maxLength":200,"translatable":true,"default":"","description":"Empty takes the usual sentence."}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.showCrossSell === undefined){
data.showCrossSell = true;
}
if(data.showDetails === undefined){
data.showDetails = true;
}
if(data.deliveryNote === undefined){
data.deliveryNote = "";
}
if(data.showCrossSell === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showCrossSell"},message:"must have required property '"+"showCrossSell"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.showDetails === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showDetails"},message:"must have required property '"+"showDetails"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.deliveryNote === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryNote"},message:"must have required property '"+"deliveryNote"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "showCrossSell") || (key0 === "showDetails")) || (key0 === "deliveryNote"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data.showCrossSell !== "boolean"){
const err4 = {instancePath:instancePath+"/showCrossSell",schemaPath:"#/properties/showCrossSell/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data.showDetails !== "boolean"){
const err5 = {instancePath:instancePath+"/showDetails",schemaPath:"#/properties/showDetails/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data2 = data.deliveryNote;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err6 = {instancePath:instancePath+"/deliveryNote",schemaPath:"#/properties/deliveryNote/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/deliveryNote",schemaPath:"#/properties/deliveryNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

export const productList = validate65;
const schema50 = {"type":"object","additionalProperties":false,"required":["title","category","showDescription","showFilters","showFeatured","perPage"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":"","description":"Empty takes the name of the category."},"category":{"type":"string","maxLength":200,"default":"","widget":"category","description":"Slug of a category; empty takes the one of the address, or all products."},"showDescription":{"type":"boolean","default":true},"showFilters":{"type":"boolean","default":true},"showFeatured":{"type":"boolean","default":true},"perPage":{"type":"integer","enum":[12,24],"default":12}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.category === undefined){
data.category = "";
}
if(data.showDescription === undefined){
data.showDescription = true;
}
if(data.showFilters === undefined){
data.showFilters = true;
}
if(data.showFeatured === undefined){
data.showFeatured = true;
}
if(data.perPage === undefined){
data.perPage = 12;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.showDescription === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showDescription"},message:"must have required property '"+"showDescription"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.showFilters === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showFilters"},message:"must have required property '"+"showFilters"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.showFeatured === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showFeatured"},message:"must have required property '"+"showFeatured"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.perPage === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "perPage"},message:"must have required property '"+"perPage"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "category")) || (key0 === "showDescription")) || (key0 === "showFilters")) || (key0 === "showFeatured")) || (key0 === "perPage"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data1 = data.category;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err9 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data.showDescription !== "boolean"){
const err11 = {instancePath:instancePath+"/showDescription",schemaPath:"#/properties/showDescription/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data.showFilters !== "boolean"){
const err12 = {instancePath:instancePath+"/showFilters",schemaPath:"#/properties/showFilters/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data.showFeatured !== "boolean"){
const err13 = {instancePath:instancePath+"/showFeatured",schemaPath:"#/properties/showFeatured/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data5 = data.perPage;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === 12) || (data5 === 24))){
const err15 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/enum",keyword:"enum",params:{allowedValues: schema50.properties.perPage.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

export const productReviews = validate66;
const schema51 = {"type":"object","additionalProperties":false,"required":["title","how","howLink","limit"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":"","description":"Empty: words of its own."},"how":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":"","description":"How reviews are checked (Directive 2005/29/EC art. 7 (6)). Empty: words of its own."},"howLink":{"type":["string","null"],"maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":null},"limit":{"type":"integer","minimum":1,"maximum":50,"default":6}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.how === undefined){
data.how = "";
}
if(data.howLink === undefined){
data.howLink = null;
}
if(data.limit === undefined){
data.limit = 6;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.how === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "how"},message:"must have required property '"+"how"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.howLink === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "howLink"},message:"must have required property '"+"howLink"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "how")) || (key0 === "howLink")) || (key0 === "limit"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data1 = data.how;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err7 = {instancePath:instancePath+"/how",schemaPath:"#/properties/how/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data2 = data.howLink;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/howLink",schemaPath:"#/properties/howLink/type",keyword:"type",params:{type: schema51.properties.howLink.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err10 = {instancePath:instancePath+"/howLink",schemaPath:"#/properties/howLink/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/howLink",schemaPath:"#/properties/howLink/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

export const productStrip = validate67;
const schema52 = {"type":"object","additionalProperties":false,"required":["title","mode","limit","category","products"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"mode":{"type":"string","enum":["newest","featured","discount","category","ids"],"default":"newest"},"limit":{"type":"integer","minimum":1,"maximum":24,"default":4},"category":{"type":"string","maxLength":200,"default":"","widget":"category","description":"Slug; narrows every mode but ids."},"products":{"type":"array","maxItems":24,"default":[],"widget":"products","description":"For the mode ids, in this order.","items":{"type":"object","additionalProperties":false,"required":["id","slug"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"slug":{"type":"string","minLength":1,"maxLength":200}}}},"link":{"type":"object","required":["label","target"],"additionalProperties":false,"properties":{"label":{"type":"string","maxLength":200,"translatable":true},"target":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link"},"newTab":{"type":"boolean","default":false}}}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.mode === undefined){
data.mode = "newest";
}
if(data.limit === undefined){
data.limit = 4;
}
if(data.category === undefined){
data.category = "";
}
if(data.products === undefined){
data.products = [];
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.products === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "products"},message:"must have required property '"+"products"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "mode")) || (key0 === "limit")) || (key0 === "category")) || (key0 === "products")) || (key0 === "link"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data1 = data.mode;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data1 === "newest") || (data1 === "featured")) || (data1 === "discount")) || (data1 === "category")) || (data1 === "ids"))){
const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema52.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let data3 = data.category;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err13 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
let data4 = data.products;
if(Array.isArray(data4)){
if(data4.length > 24){
const err15 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err16 = {instancePath:instancePath+"/products/" + i0,schemaPath:"#/properties/products/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.slug === undefined){
const err17 = {instancePath:instancePath+"/products/" + i0,schemaPath:"#/properties/products/items/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "id") || (key1 === "slug"))){
const err18 = {instancePath:instancePath+"/products/" + i0,schemaPath:"#/properties/products/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(func2(data6) > 40){
const err19 = {instancePath:instancePath+"/products/" + i0+"/id",schemaPath:"#/properties/products/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data6) < 1){
const err20 = {instancePath:instancePath+"/products/" + i0+"/id",schemaPath:"#/properties/products/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern0.test(data6)){
const err21 = {instancePath:instancePath+"/products/" + i0+"/id",schemaPath:"#/properties/products/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/products/" + i0+"/id",schemaPath:"#/properties/products/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.slug !== undefined){
let data7 = data5.slug;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err23 = {instancePath:instancePath+"/products/" + i0+"/slug",schemaPath:"#/properties/products/items/properties/slug/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func2(data7) < 1){
const err24 = {instancePath:instancePath+"/products/" + i0+"/slug",schemaPath:"#/properties/products/items/properties/slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/products/" + i0+"/slug",schemaPath:"#/properties/products/items/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/products/" + i0,schemaPath:"#/properties/products/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.link !== undefined){
let data8 = data.link;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.newTab === undefined){
data8.newTab = false;
}
if(data8.label === undefined){
const err28 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8.target === undefined){
const err29 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data8){
if(!(((key2 === "label") || (key2 === "target")) || (key2 === "newTab"))){
const err30 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.label !== undefined){
let data9 = data8.label;
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err31 = {instancePath:instancePath+"/link/label",schemaPath:"#/properties/link/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/link/label",schemaPath:"#/properties/link/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.target !== undefined){
let data10 = data8.target;
if(typeof data10 === "string"){
if(func2(data10) > 500){
const err33 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern2.test(data10)){
const err34 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/link/target",schemaPath:"#/properties/link/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(typeof data8.newTab !== "boolean"){
const err36 = {instancePath:instancePath+"/link/newTab",schemaPath:"#/properties/link/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

export const profilePanel = validate68;
const schema53 = {"type":"object","additionalProperties":false,"required":["showWishlist","showOrders","showMemberCard"],"properties":{"showWishlist":{"type":"boolean","default":true},"showOrders":{"type":"boolean","default":true},"showMemberCard":{"type":"boolean","default":true}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.showWishlist === undefined){
data.showWishlist = true;
}
if(data.showOrders === undefined){
data.showOrders = true;
}
if(data.showMemberCard === undefined){
data.showMemberCard = true;
}
if(data.showWishlist === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showWishlist"},message:"must have required property '"+"showWishlist"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.showOrders === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showOrders"},message:"must have required property '"+"showOrders"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.showMemberCard === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showMemberCard"},message:"must have required property '"+"showMemberCard"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "showWishlist") || (key0 === "showOrders")) || (key0 === "showMemberCard"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data.showWishlist !== "boolean"){
const err4 = {instancePath:instancePath+"/showWishlist",schemaPath:"#/properties/showWishlist/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data.showOrders !== "boolean"){
const err5 = {instancePath:instancePath+"/showOrders",schemaPath:"#/properties/showOrders/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data.showMemberCard !== "boolean"){
const err6 = {instancePath:instancePath+"/showMemberCard",schemaPath:"#/properties/showMemberCard/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

export const registerForm = validate69;
const schema54 = {"type":"object","additionalProperties":false,"required":["title","isPageTitle","showMemberCard"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"isPageTitle":{"type":"boolean","default":true},"showMemberCard":{"type":"boolean","default":true}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.isPageTitle === undefined){
data.isPageTitle = true;
}
if(data.showMemberCard === undefined){
data.showMemberCard = true;
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isPageTitle === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPageTitle"},message:"must have required property '"+"isPageTitle"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.showMemberCard === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showMemberCard"},message:"must have required property '"+"showMemberCard"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "isPageTitle")) || (key0 === "showMemberCard"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data.isPageTitle !== "boolean"){
const err6 = {instancePath:instancePath+"/isPageTitle",schemaPath:"#/properties/isPageTitle/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data.showMemberCard !== "boolean"){
const err7 = {instancePath:instancePath+"/showMemberCard",schemaPath:"#/properties/showMemberCard/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

export const richText = validate70;
const schema55 = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"object","required":["type","content"],"additionalProperties":false,"translatable":true,"widget":"rich-text","properties":{"type":{"const":"doc"},"content":{"type":"array","maxItems":500,"items":{"type":"object"}}}},"align":{"type":"string","enum":["start","center"],"default":"start"},"columns":{"type":"integer","minimum":1,"maximum":2,"default":1}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.align === undefined){
data.align = "start";
}
if(data.columns === undefined){
data.columns = 1;
}
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "align")) || (key0 === "columns"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.content === undefined){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "type") || (key1 === "content"))){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
if("doc" !== data0.type){
const err5 = {instancePath:instancePath+"/text/type",schemaPath:"#/properties/text/properties/type/const",keyword:"const",params:{allowedValue: "doc"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.content !== undefined){
let data2 = data0.content;
if(Array.isArray(data2)){
if(data2.length > 500){
const err6 = {instancePath:instancePath+"/text/content",schemaPath:"#/properties/text/properties/content/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err7 = {instancePath:instancePath+"/text/content/" + i0,schemaPath:"#/properties/text/properties/content/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/text/content",schemaPath:"#/properties/text/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data4 = data.align;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data4 === "start") || (data4 === "center"))){
const err11 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema55.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data5 = data.columns;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

export const searchResults = validate71;
const schema56 = {"type":"object","additionalProperties":false,"required":["showProducts"],"properties":{"showProducts":{"type":"boolean","default":true},"suggestions":{"type":"string","maxLength":200,"translatable":true,"default":""}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.showProducts === undefined){
data.showProducts = true;
}
if(data.suggestions === undefined){
data.suggestions = "";
}
if(data.showProducts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showProducts"},message:"must have required property '"+"showProducts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "showProducts") || (key0 === "suggestions"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data.showProducts !== "boolean"){
const err2 = {instancePath:instancePath+"/showProducts",schemaPath:"#/properties/showProducts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.suggestions;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

export const section = validate72;
const schema57 = {"type":"object","additionalProperties":false,"required":[],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"kicker":{"type":"string","maxLength":200,"translatable":true,"default":""},"lead":{"type":"string","maxLength":2000,"translatable":true,"widget":"textarea","default":""},"emblem":{"type":"string","maxLength":40,"pattern":"^[\\w-]*$","widget":"emblem","default":""},"pattern":{"type":"boolean","default":false},"rule":{"type":"boolean","default":true},"moreLabel":{"type":"string","maxLength":200,"translatable":true,"default":""},"moreTarget":{"type":"string","maxLength":500,"pattern":"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$","widget":"link","default":"screen:shop"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.kicker === undefined){
data.kicker = "";
}
if(data.lead === undefined){
data.lead = "";
}
if(data.emblem === undefined){
data.emblem = "";
}
if(data.pattern === undefined){
data.pattern = false;
}
if(data.rule === undefined){
data.rule = true;
}
if(data.moreLabel === undefined){
data.moreLabel = "";
}
if(data.moreTarget === undefined){
data.moreTarget = "screen:shop";
}
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "kicker")) || (key0 === "lead")) || (key0 === "emblem")) || (key0 === "pattern")) || (key0 === "rule")) || (key0 === "moreLabel")) || (key0 === "moreTarget"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.kicker;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data2 = data.lead;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err5 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data3 = data.emblem;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err7 = {instancePath:instancePath+"/emblem",schemaPath:"#/properties/emblem/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern3.test(data3)){
const err8 = {instancePath:instancePath+"/emblem",schemaPath:"#/properties/emblem/pattern",keyword:"pattern",params:{pattern: "^[\\w-]*$"},message:"must match pattern \""+"^[\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/emblem",schemaPath:"#/properties/emblem/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data.pattern !== "boolean"){
const err10 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data.rule !== "boolean"){
const err11 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data6 = data.moreLabel;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err12 = {instancePath:instancePath+"/moreLabel",schemaPath:"#/properties/moreLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/moreLabel",schemaPath:"#/properties/moreLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data7 = data.moreTarget;
if(typeof data7 === "string"){
if(func2(data7) > 500){
const err14 = {instancePath:instancePath+"/moreTarget",schemaPath:"#/properties/moreTarget/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(data7)){
const err15 = {instancePath:instancePath+"/moreTarget",schemaPath:"#/properties/moreTarget/pattern",keyword:"pattern",params:{pattern: "^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^(page|post|product|category|post-category|event|screen):[^\\s]*$|^https://[^\\s]+$|^(mailto|tel):[^\\s]+$|^#[A-Za-z][\\w-]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/moreTarget",schemaPath:"#/properties/moreTarget/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

export const socialLogin = validate73;
const schema58 = {"type":"object","additionalProperties":false,"required":["title","isPageTitle","providers"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":""},"isPageTitle":{"type":"boolean","default":true},"providers":{"type":"array","maxItems":6,"default":[],"items":{"type":"object","additionalProperties":false,"required":["id","provider","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"provider":{"type":"string","pattern":"^[a-z]{2,40}$"},"label":{"type":"string","maxLength":200,"translatable":true,"description":"Name of the provider, e.g. Google."}}}}}};
const pattern52 = new RegExp("^[a-z]{2,40}$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.isPageTitle === undefined){
data.isPageTitle = true;
}
if(data.providers === undefined){
data.providers = [];
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isPageTitle === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPageTitle"},message:"must have required property '"+"isPageTitle"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.providers === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "isPageTitle")) || (key0 === "providers"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data.isPageTitle !== "boolean"){
const err6 = {instancePath:instancePath+"/isPageTitle",schemaPath:"#/properties/isPageTitle/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data2 = data.providers;
if(Array.isArray(data2)){
if(data2.length > 6){
const err7 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err8 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.provider === undefined){
const err9 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.label === undefined){
const err10 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "provider")) || (key1 === "label"))){
const err11 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(func2(data4) > 40){
const err12 = {instancePath:instancePath+"/providers/" + i0+"/id",schemaPath:"#/properties/providers/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data4) < 1){
const err13 = {instancePath:instancePath+"/providers/" + i0+"/id",schemaPath:"#/properties/providers/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/providers/" + i0+"/id",schemaPath:"#/properties/providers/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/providers/" + i0+"/id",schemaPath:"#/properties/providers/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.provider !== undefined){
let data5 = data3.provider;
if(typeof data5 === "string"){
if(!pattern52.test(data5)){
const err16 = {instancePath:instancePath+"/providers/" + i0+"/provider",schemaPath:"#/properties/providers/items/properties/provider/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,40}$"},message:"must match pattern \""+"^[a-z]{2,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/providers/" + i0+"/provider",schemaPath:"#/properties/providers/items/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.label !== undefined){
let data6 = data3.label;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err18 = {instancePath:instancePath+"/providers/" + i0+"/label",schemaPath:"#/properties/providers/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/providers/" + i0+"/label",schemaPath:"#/properties/providers/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

export const tabs = validate74;
const schema59 = {"type":"object","additionalProperties":false,"required":["label","items"],"properties":{"label":{"type":"string","maxLength":200,"translatable":true},"items":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[\\w-]+$","widget":"hidden"},"label":{"type":"string","maxLength":200,"translatable":true}}}}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 5){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.label === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "id") || (key1 === "label"))){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err10 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data3) < 1){
const err11 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data3)){
const err12 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.label !== undefined){
let data4 = data2.label;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err14 = {instancePath:instancePath+"/items/" + i0+"/label",schemaPath:"#/properties/items/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/items/" + i0+"/label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

export const unpaidOrder = validate75;
const schema60 = {"type":"object","additionalProperties":false,"properties":{}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

export const withdrawalForm = validate76;
const schema61 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","maxLength":200,"translatable":true,"default":"","description":"Empty: words of its own."}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
data.title = "";
}
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "title")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
